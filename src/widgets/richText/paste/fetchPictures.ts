import { call } from '#src/client/client.ts'
import type { Upload } from '../../upload/uploadObject.ts'
import { broughtPicture, forgetBrought } from './readDocx.ts'

/** What became of a picture of another site: the address it is kept under, or why it is not. */
export interface Fetched {
  readonly url: string
  readonly taken?: string
  readonly message?: string
}
interface Brought {
  readonly own?: true
  readonly type: string
  readonly ending: string
  readonly base64: string
}

/**
 * Takes pictures of other sites and of documents into the own store, one after the other: the portal brings those of
 * sites, and each is checked and uploaded as any other. One that does not come tells why.
 */
export async function fetchPictures(
  urls: readonly string[],
  upload: Upload,
  refuse: (file: File) => Promise<string | undefined>,
): Promise<readonly Fetched[]> {
  const fetched: Fetched[] = []
  for (const url of urls)
    fetched.push(
      await taken(url, upload, refuse).catch((error: Error) => ({ url, message: error.message })),
    )
  return fetched
}

async function taken(
  url: string,
  upload: Upload,
  refuse: (file: File) => Promise<string | undefined>,
): Promise<Fetched> {
  const own = broughtPicture(url)
  if (own) {
    const message = await refuse(own)
    if (message) return { url, message }
    const sent = await upload(own, { kind: 'image' })
    forgetBrought(url)
    return { url, taken: sent.url }
  }
  const { data } = await call<Brought>('POST', 'richText/picture', {
    body: { url },
    timeout: 20_000,
    quiet: true,
  })
  if (data.own) return { url, taken: url }
  const bytes = Uint8Array.from(atob(data.base64), (char) => char.charCodeAt(0))
  const file = new File([bytes], `picture.${data.ending}`, { type: data.type })
  const message = await refuse(file)
  if (message) return { url, message }
  return { url, taken: (await upload(file, { kind: 'image' })).url }
}
