import { call } from '#src/client/client.ts'
import type { Upload } from '../../upload/uploadObject.ts'
import { broughtFile, forgetFile, isBrought } from './broughtFiles.ts'

interface Brought {
  readonly own?: true
  readonly type: string
  readonly ending: string
  readonly base64: string
}
interface Bringing {
  readonly upload: Upload
  /** A picture as it is sent; rejects with the reason where it is not taken. */
  readonly look: (file: File) => Promise<File>
  readonly onProgress: (share: number) => void
  /** What is said of a picture whose file this page holds no more. */
  readonly gone: string
}

/**
 * Takes one picture of another site, or of a document, into the own store: the portal brings those of sites, and each is
 * checked and uploaded as any other. Gives the address it is kept under; rejects with the reason.
 */
export async function bringPicture(url: string, bringing: Bringing): Promise<string> {
  const file = broughtFile(url) ?? (isBrought(url) ? null : await foreignPicture(url))
  if (file === null) throw new Error(bringing.gone)
  if (file === url) return url
  const { upload, look, onProgress } = bringing
  const sent = await upload(await look(file as File), { kind: 'image', onProgress })
  forgetFile(url)
  return sent.url
}

/** A picture of another site as a file; its address itself where it lies in the own store already. */
export async function foreignPicture(url: string): Promise<File | string> {
  const { data } = await call<Brought>('POST', 'richText/picture', {
    body: { url },
    timeout: 20_000,
    quiet: true,
  })
  if (data.own) return url
  const bytes = Uint8Array.from(atob(data.base64), (char) => char.charCodeAt(0))
  return new File([bytes], `picture.${data.ending}`, { type: data.type })
}
