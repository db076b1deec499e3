import type { Field, Label } from '#declare'
import { emptyFile } from '../image/pictureProblem.ts'
import type { Readable } from '../image/readable.ts'
import { nameProblems } from '../kind/storedFileProblems.ts'
import type { TrayItem } from '../upload/tray/trayItem.ts'
import type { UploadTray } from '../upload/tray/uploadTray.ts'
import type { ForLibrary } from './librarySender.ts'

/** What the library keeps; documents belong to the record they are uploaded for. */
const endings = 'jpg jpeg png gif webp avif heic heif mp3 m4a mp4'.split(' ')
/** Bytes: the portal reads no larger picture, and a film goes by the field it is for. */
const [HEAVIEST_PICTURE, HEAVIEST] = [40 * 1024 ** 2, 500 * 1024 ** 2]

/** A file that is not taken, and why. */
export interface NotTaken {
  readonly name: string
  readonly why: Label
}
interface Options {
  readonly tray: UploadTray
  /** A picture of a form that every reader's device shows, or why it cannot become one. */
  readonly look: (file: File) => Promise<Readable>
  readonly onChange: () => void
}

/**
 * Files for the library, in the natural order of their names: each is checked by itself, those that are good go through
 * the tray, where they go on when the screen is left. Stands outside React, so that it can be tried without a screen.
 */
export function libraryBatch({ tray, look, onChange }: Options) {
  let ids: readonly string[] = []
  let refused: readonly NotTaken[] = []
  let looking = 0
  let queue = Promise.resolve()

  async function one(file: File, folder: number | null): Promise<void> {
    const why = problemOf(file)
    const read = why ? { fault: why } : await look(file)
    looking--
    if ('fault' in read) refused = [...refused, { name: file.name, why: read.fault }]
    else {
      const memo: ForLibrary = { folder }
      const kind = /\.(mp3|m4a)$/i.test(file.name) ? 'audio' : 'image'
      ids = [...ids, tray.add(read.file, { sender: 'library', kind, memo })]
    }
    onChange()
  }
  return {
    accept: endings.map((ending) => `.${ending}`).join(','),
    forms: endings.filter((ending) => ending !== 'jpeg' && ending !== 'heif').join(' / '),
    /** Takes files up, one after the other, since a picture may be drawn anew before it goes. */
    take(files: readonly File[], folder: number | null): Promise<void> {
      const sorted = [...files].sort((a, b) =>
        a.name.localeCompare(b.name, 'zh', { numeric: true }),
      )
      looking += sorted.length
      onChange()
      for (const file of sorted) queue = queue.then(() => one(file, folder))
      return queue
    },
    /** How those of this batch stand, of what lies in the tray. */
    told(items: readonly TrayItem[]) {
      const own = items.filter(({ id }) => ids.includes(id))
      const done = own.filter(({ at }) => at === 'done')
      return {
        ...{ own, refused, looking },
        fresh: done.filter(({ result }) => !result?.isKnown),
        known: done.filter(({ result }) => result?.isKnown),
        failed: own.filter(({ at }) => at === 'failed'),
      }
    },
  }
}
export type LibraryBatch = ReturnType<typeof libraryBatch>

function problemOf(file: File): Label | undefined {
  const { name, size } = file
  const field = { kind: 'file', label: ['', ''] } as Field
  const [problem] = nameProblems(name, field, { endings })
  if (problem) return problem
  if (size === 0) return emptyFile
  const isPicture = !/\.(mp3|m4a|mp4)$/i.test(name)
  const most = isPicture ? HEAVIEST_PICTURE : HEAVIEST
  if (size <= most) return undefined
  return [`超过 ${most / 1024 ** 2} MB`, `It has more than ${most / 1024 ** 2} MB`]
}
