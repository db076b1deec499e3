import type { Field, Label } from '#declare'
import { isUnreadable, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import { AUDIO_MB, pictureTooLarge } from '#derive/richText/inserts.ts'
import { weightProblems } from '../kind/storedFileProblems.ts'
import { pictureFor } from './inserts/pictureFor.ts'
import type { AwaitedPlace } from './strangePictures.ts'

interface Good {
  /** As it is sent: a picture of a form that is kept. */
  readonly file: File
  readonly facts: { readonly [fact: string]: unknown }
}
type Found = { readonly fault: Label } | Good

/** Looks at a file before anything of it is sent: why a text does not take it, or what is sent and was read from it. */
export async function lookAtFile(
  file: File,
  kind: AwaitedPlace['kind'],
  maxKB: number,
): Promise<Found> {
  if (kind === 'image') {
    const picture = await pictureFor(file, maxKB, pictureTooLarge(maxKB))
    return 'fault' in picture ? picture : { ...picture, facts: {} }
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
  const duration = Math.max(1, Math.round(found.duration))
  return { file, facts: kind === 'audio' ? { duration } : {} }
}
