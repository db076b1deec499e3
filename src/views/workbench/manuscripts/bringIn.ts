import type { Entity, Manuscripts, Row } from '#declare'
import { pictureTooLarge } from '#derive/richText/inserts.ts'
import { cutToSize } from '#widgets/image/cutToSize.ts'
import { usualKB } from '#widgets/image/pictureProblem.ts'
import { pictureFor } from '#widgets/richText/inserts/pictureFor.ts'
import { bringPicture } from '#widgets/richText/paste/bringPicture.ts'
import { picturesIn, withPictures } from '#widgets/richText/paste/readManuscript.ts'
import type { Upload } from '#widgets/upload/uploadObject.ts'
import type { Say } from '../../../i18n/useSay.ts'
import { wordsOf } from '../../perform/wordsOf.ts'
import type { Draft } from './draftOf.ts'

interface Bringing {
  readonly content: Entity
  readonly manuscripts: Manuscripts
  /** The record it goes into: a picture of it stands in where the text has none that fits. */
  readonly record: Row
  readonly upload: Upload
  readonly say: Say
  /** Addresses of pictures it is to go without. */
  readonly without: ReadonlySet<string>
  /** How many of its pictures are there. */
  onProgress(done: number, all: number): void
}

/** Pictures of a text that did not arrive, each with the reason. */
export class LostPictures extends Error {
  readonly lost: ReadonlyMap<string, string>

  constructor(lost: ReadonlyMap<string, string>) {
    super([...new Set(lost.values())].join('\n'))
    this.lost = lost
  }
}

/**
 * The text and the picture of a draft, with every picture of it in the store. Throws {@link LostPictures} where some do not
 * arrive, so that no text is saved without what it shows unless somebody says so. What has arrived is not sent again.
 */
export async function broughtIn(draft: Draft, bringing: Bringing): Promise<Row> {
  const { content, manuscripts, upload, say, without, onProgress } = bringing
  const { manuscript } = draft
  if (!manuscript) return {}
  const maxKB = content.fields[manuscripts.body]?.maxKB ?? usualKB
  const lead = await leadPicture(draft, bringing)
  const kept = arrivedOf(draft)
  const lost = new Map<string, string>()
  const wanted = manuscript.pictures.filter((address) => !without.has(address))
  for (const address of wanted) {
    onProgress(kept.size, wanted.length)
    if (kept.has(address)) continue
    const url = await bringPicture(address, {
      upload,
      look: async (file) => {
        const picture = await pictureFor(file, maxKB, pictureTooLarge(maxKB))
        if ('fault' in picture) throw new Error(say(picture.fault))
        return picture.file
      },
      onProgress: () => undefined,
      gone: say([
        '图片已不在此页，请重新选择文件',
        'This page holds the picture no more: choose the file anew',
      ]),
    }).catch((error: unknown) => {
      lost.set(address, wordsOf(error))
      return null
    })
    if (url) kept.set(address, url)
  }
  if (lost.size > 0) throw new LostPictures(lost)
  return {
    [manuscripts.body]: withPictures(manuscript.html, kept),
    ...(manuscripts.picture && lead && { [manuscripts.picture.field]: lead }),
  }
}

/** Pictures of a draft that lie in the store, by their address in the text: kept while its dialog is open. */
const arrived = new WeakMap<File, Map<string, string>>()

function arrivedOf({ file }: Draft): Map<string, string> {
  const kept = arrived.get(file) ?? new Map<string, string>()
  arrived.set(file, kept)
  return kept
}

/** Where the picture before the text lies: cut from the first of the text that is large enough, else from the record's. */
async function leadPicture(draft: Draft, bringing: Bringing): Promise<string | undefined> {
  const { content, manuscripts, record, upload } = bringing
  if (!manuscripts.picture || !draft.manuscript) return undefined
  const kept = arrivedOf(draft)
  const before = kept.get(LEAD)
  if (before) return before
  const field = content.fields[manuscripts.picture.field]!
  for (const file of picturesIn(draft.manuscript)) {
    const cut = await cutToSize(file, field)
    if (cut) return sent(cut)
  }
  const spare = record[manuscripts.picture.spare]
  if (typeof spare !== 'string' || spare === '') return undefined
  const answer = await fetch(spare)
  if (!answer.ok) return undefined
  const blob = await answer.blob()
  const cut = await cutToSize(
    new File([blob], `${draft.manuscript.title}.jpg`, { type: blob.type }),
    field,
    true,
  )
  return cut ? sent(cut) : undefined

  async function sent(file: File): Promise<string> {
    const { url } = await upload(file, { kind: 'image' })
    kept.set(LEAD, url)
    return url
  }
}
const LEAD = 'lead'
