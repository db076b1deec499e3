import { call } from '#src/client/client.ts'
import { madeOf } from '../upload/originals.ts'
import type { Material } from '../upload/reportUpload.ts'
import { readable } from './readable.ts'

/**
 * A picture of the library as a file, to be cropped: what it was made of, where that was kept and this person may have
 * it, so that a part of a part is as sharp as can be; else the picture itself.
 */
export async function fileOf(material: Material): Promise<File> {
  const { id, url, name } = material
  const original = await originalOf(material).catch(() => null)
  return original ?? madeOf(await fetched(url, name), { of: id })
}

async function originalOf({ id, name, original }: Material): Promise<File | null> {
  if (!original) return null
  const { data } = await call<{ url: string }>('GET', `material/${id}/file`, {
    query: { at: 'original', for: 'crop' },
    quiet: true,
  })
  const file = madeOf(await fetched(data.url, name, original.name), { of: id })
  const read = await readable(file)
  return 'file' in read ? read.file : null
}

/** Called as the picture is, with the ending of what it is. */
async function fetched(url: string, name: string, like = url): Promise<File> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`The original answers ${answer.status}`)
  const blob = await answer.blob()
  const ending = /\.\w+$/.exec(like.replace(/[?#].*$/, ''))?.[0] ?? ''
  return new File([blob], `${name.replace(/\.\w+$/, '')}${ending}`, { type: blob.type })
}
