import type { Field, Label } from '#declare'
import { isUnreadable, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import { AUDIO_MB, pictureTooLarge } from '#derive/richText/inserts.ts'
import { weightProblems } from '../kind/storedFileProblems.ts'
import { refusalOf } from './inserts/pictureRefusal.ts'
import type { AwaitedPlace } from './strangePictures.ts'

type Found = { readonly fault: Label } | { readonly facts: { readonly [fact: string]: unknown } }

/** Looks at a file before anything of it is sent: why a text does not take it, or what was read from it. */
export async function faultOfFile(
  file: File,
  kind: AwaitedPlace['kind'],
  maxKB: number,
): Promise<Found> {
  if (kind === 'image') {
    const fault = await refusalOf(file, maxKB, pictureTooLarge(maxKB))
    return fault ? { fault } : { facts: {} }
  }
  if (kind === 'audio') {
    const field = { kind, label: ['', ''], maxKB: AUDIO_MB * 1024 } as unknown as Field
    const heavy = weightProblems(file, field, {})[0]
    if (heavy) return { fault: heavy }
  }
  const ending = kind === 'video' ? 'mp4' : (/\.(mp3|m4a)$/i.exec(file.name)?.[1] ?? 'mp3')
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  const found = await readMedia({ size: file.size, read }, ending.toLowerCase() as MediaEnding)
  if (isUnreadable(found)) return { fault: found }
  return { facts: kind === 'audio' ? { duration: Math.max(1, Math.round(found.duration)) } : {} }
}
