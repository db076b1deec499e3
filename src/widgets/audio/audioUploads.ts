import type { Label, StoredFile } from '#declare'
import { isUnreadable, type Media, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import { isLineLost, type Upload } from '../upload/uploadObject.ts'

/** A sound on its way to the object store; `share` of it sent, from 0 to 1. */
export interface AudioItem {
  readonly key: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly at: 'waiting' | 'sending' | 'failed'
  readonly share: number
  /** Why it failed. */
  readonly message?: Label
  /** Nothing answered. */
  readonly lost?: boolean
  /** What was sent stays, and trying again goes on from there; a form begins anew. */
  readonly isKept?: boolean
}
interface Options {
  readonly upload: Upload
  /** What is wrong with a file before anything is sent: its ending, its weight. */
  readonly refuse: (file: File) => Label | undefined
  /** Names that are there already. */
  readonly taken: () => readonly string[]
  /** Small ones are sent as a signed form, in one piece, in place of parts. */
  readonly form: boolean
  /** Each that has arrived, in the order of their names. */
  readonly onDone: (sound: StoredFile) => void | Promise<void>
  readonly onChange: () => void
}
/** A form goes in one piece and begins anew after a lost line: what is larger goes in parts. In bytes. */
const FORM_MOST = 4 * 1024 ** 2
const duplicate: Label = ['请勿上传重复文件', 'Do not upload duplicate files']

/**
 * Sounds on their way, one after the other: checked by name, weight and content, refused where their name is there
 * already. Stands outside React, so that dialogs and forms have it alike.
 */
export function audioUploads(options: Options) {
  let items: readonly AudioItem[] = []
  let refusals: readonly Label[] = []
  /** Bytes of this batch that have arrived, and how many of it. */
  let over = { bytes: 0, count: 0 }
  let count = 0
  let working = false
  const files = new Map<number, { readonly file: File; readonly breaker: AbortController }>()

  const isForm = (size: number) => options.form && size <= FORM_MOST
  const again = (key: number) => {
    const known = files.get(key)
    if (!known) return
    files.set(key, { file: known.file, breaker: new AbortController() })
    change(key, { at: 'waiting' })
    void work()
  }
  const change = (key: number, more: Partial<AudioItem>) => {
    items = items.map((item) => (item.key === key ? { ...item, ...more } : item))
    options.onChange()
  }
  const drop = (key: number) => {
    files.delete(key)
    items = items.filter((item) => item.key !== key)
    options.onChange()
  }

  async function work(): Promise<void> {
    if (working) return
    working = true
    for (;;) {
      const item = items.find(({ at }) => at === 'waiting')
      if (!item) break
      await one(item)
    }
    working = false
    if (items.length === 0) over = { bytes: 0, count: 0 }
    options.onChange()
  }

  async function one({ key, size, name }: AudioItem): Promise<void> {
    const { file, breaker } = files.get(key) as { file: File; breaker: AbortController }
    const { signal } = breaker
    change(key, { at: 'sending', share: 0 })
    try {
      const read = await readSound(file)
      if (isUnreadable(read)) return refuse(key, [`“${name}”：${read[0]}`, `"${name}": ${read[1]}`])
      signal.throwIfAborted()
      const onProgress = (share: number) => change(key, { share })
      const form = isForm(size) && { form: true }
      const sent = await options.upload(file, { kind: 'audio', onProgress, signal, ...form })
      const duration = Math.max(1, Math.round(read.duration))
      await options.onDone({ url: sent.url, name: sent.name, size: sent.size, duration })
      over = { bytes: over.bytes + size, count: over.count + 1 }
      drop(key)
    } catch (error) {
      if (signal.aborted) return
      const { message } = error as Error
      const lost = isLineLost(error)
      change(key, { at: 'failed', message: [message, message], lost, isKept: !isForm(size) })
    }
  }
  const refuse = (key: number, why: Label) => {
    refusals = [...refusals, why]
    drop(key)
  }

  return {
    items: () => items,
    refusals: () => refusals,
    /** The batch so far: how many there are and have arrived, bytes in all and sent, share from 0 to 1. */
    total: () => {
      const size = over.bytes + items.reduce((sum, item) => sum + item.size, 0)
      const sent = over.bytes + items.reduce((sum, item) => sum + item.size * item.share, 0)
      const all = over.count + items.length
      return { size, sent, share: size > 0 ? sent / size : 0, arrived: over.count, count: all }
    },
    /** Takes files up in the natural order of their names; says at once which are refused. */
    take(given: readonly File[]): void {
      const names = new Set([...options.taken(), ...items.map(({ name }) => name)])
      refusals = []
      for (const file of [...given].sort(byName)) {
        const { name, size } = file
        const why = names.has(name)
          ? ([`${duplicate[0]}：${name}`, `${duplicate[1]}: ${name}`] as const)
          : options.refuse(file)
        names.add(name)
        if (why) {
          refusals = [...refusals, why]
          continue
        }
        count += 1
        files.set(count, { file, breaker: new AbortController() })
        items = [...items, { key: count, name, size, at: 'waiting', share: 0 }]
      }
      options.onChange()
      void work()
    },
    again,
    /** The line is back: what it broke off goes on. */
    goOn(): void {
      for (const { key, at, lost } of items) if (at === 'failed' && lost) again(key)
    },
    /** Gives one up. */
    stop(key: number): void {
      files.get(key)?.breaker.abort()
      drop(key)
    },
    forget(): void {
      refusals = []
      options.onChange()
    },
    /** The screen closes. */
    close(): void {
      for (const { breaker } of files.values()) breaker.abort()
    },
  }
}
export type AudioUploads = ReturnType<typeof audioUploads>

/** `2 话` before `10 话`. */
const byName = (a: File, b: File): number => a.name.localeCompare(b.name, 'zh', { numeric: true })

function readSound(file: File): Promise<Media | Label> {
  const ending = /\.(mp3|m4a)$/i.exec(file.name)?.[1]?.toLowerCase() as MediaEnding | undefined
  const read = async (start: number, end: number) =>
    new Uint8Array(await file.slice(start, end).arrayBuffer())
  return readMedia({ size: file.size, read }, ending ?? 'mp3')
}
