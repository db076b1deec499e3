import type { Label, StoredFile } from '#declare'
import { isUnreadable, type Media, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import type { TrayField } from '../upload/tray/trayField.ts'
import type { ArrivedFile, TrayItem } from '../upload/tray/trayItem.ts'
import type { UploadTray } from '../upload/tray/uploadTray.ts'
import { byEpisode } from './byEpisode.ts'

interface Options {
  readonly tray: UploadTray
  readonly field: TrayField
  /** What is wrong with a file before anything is sent: its ending, its weight. */
  readonly refuse: (file: File) => Label | undefined
  /** Names that are there already. */
  readonly taken: () => readonly string[]
  /** Small ones are sent as a signed form, in one piece, in place of parts. */
  readonly form: boolean
  readonly onChange: () => void
}
/** A form goes in one piece and begins anew after a lost line: what is larger goes in parts. In bytes. */
const FORM_MOST = 4 * 1024 ** 2
const duplicate: Label = ['请勿上传重复文件', 'Do not upload duplicate files']

/**
 * Sounds on their way through the tray, in the natural order of their names: checked by name, weight and content before
 * anything is sent, refused where their name is there already. Stands outside React, so that dialogs and forms have it
 * alike.
 */
export function audioUploads({ tray, field, ...options }: Options) {
  let refusals: readonly Label[] = []
  /** Those that are looked at, and all numbers of this batch. */
  let looking: readonly File[] = []
  let batch: readonly string[] = []
  let queue = Promise.resolve()

  const refuse = (why: Label) => {
    refusals = [...refusals, why]
    options.onChange()
  }
  async function look(file: File): Promise<void> {
    const { name, size } = file
    const read = await readSound(file)
    if (!looking.includes(file)) return
    looking = looking.filter((other) => other !== file)
    if (isUnreadable(read)) return refuse([`“${name}”：${read[0]}`, `"${name}": ${read[1]}`])
    const duration = Math.max(1, Math.round(read.duration))
    const whole = options.form && size <= FORM_MOST
    batch = [...batch, field.add(file, { kind: 'audio', whole, facts: { duration } })]
    options.onChange()
  }

  return {
    looking: () => looking,
    refusals: () => refusals,
    /** The batch so far: how many there are and have arrived, bytes in all and sent, share from 0 to 1. */
    total: () => {
      const known = field.items()
      const own = tray
        .items()
        .filter((item) => known.includes(item) || (item.at === 'done' && batch.includes(item.id)))
      const sum = (of: (item: TrayItem) => number) =>
        own.reduce((total, item) => total + of(item), 0)
      const size = sum((item) => item.size) + looking.reduce((total, file) => total + file.size, 0)
      const sent = sum((item) => item.sent)
      const arrived = own.filter(({ at }) => at === 'done').length
      const count = own.length + looking.length
      return { size, sent, share: size > 0 ? sent / size : 0, arrived, count }
    },
    /** Takes files up in the natural order of their names; says at once which are refused. */
    take(given: readonly File[]): void {
      const items = field.items()
      if (items.length + looking.length === 0) batch = []
      // The same file chosen again is another try.
      for (const { id, at, name } of items)
        if (at === 'failed' && given.some((file) => file.name === name)) tray.giveUp(id)
      const under = field.items().flatMap(({ at, name }) => (at === 'wanted' ? [] : name))
      const names = new Set([...options.taken(), ...under, ...looking.map(({ name }) => name)])
      refusals = []
      for (const file of [...given].sort((one, other) => byEpisode(one.name, other.name))) {
        const { name } = file
        const why = names.has(name)
          ? ([`${duplicate[0]}：${name}`, `${duplicate[1]}: ${name}`] as const)
          : options.refuse(file)
        names.add(name)
        if (why) {
          refuse(why)
          continue
        }
        looking = [...looking, file]
        queue = queue.then(() => look(file))
      }
      options.onChange()
    },
    forget(): void {
      refusals = []
      options.onChange()
    },
    /** The screen closes: what is only looked at is sent no more. */
    close(): void {
      looking = []
    },
  }
}
export type AudioUploads = ReturnType<typeof audioUploads>

/** The sound of a record, of what arrived. */
export const soundOf = ({ url, name, size, duration }: ArrivedFile): StoredFile => ({
  ...{ url, name, size },
  ...(duration !== undefined && { duration }),
})

function readSound(file: File): Promise<Media | Label> {
  const ending = /\.(mp3|m4a)$/i.exec(file.name)?.[1]?.toLowerCase() as MediaEnding | undefined
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  return readMedia({ size: file.size, read }, ending ?? 'mp3')
}
