import type { Field, Label, Row } from '#declare'
import type { Upload } from '#widgets/upload/uploadObject.ts'

/** A picture of a batch: being looked at, on its way (`share` of it sent, from 0 to 1), there, or why not. */
export interface BatchPicture {
  readonly key: number
  readonly file: File
  readonly at: 'checking' | 'sending' | 'done' | 'refused' | 'failed'
  readonly share: number
  readonly url?: string
  readonly why?: Label
}
interface Options {
  readonly upload: Upload
  /** A file as it is sent, or what is wrong with it. */
  look(file: File): Promise<{ readonly file: File; readonly fault?: Label | undefined }>
  /** Addresses that stand in the list already. */
  readonly taken: readonly string[]
  /** So many more fit the list. */
  readonly room: number
  onChange(pictures: readonly BatchPicture[]): void
}

/** So many are sent at once. */
const AT_ONCE = 3
const isGood = ({ at }: BatchPicture) => at !== 'refused'

/**
 * Many pictures at once: each is checked by itself and told by itself what is wrong with it, the good ones are sent.
 * Stands outside React, so that it can be tried without a screen.
 */
export function pictureBatch(options: Options) {
  let pictures: readonly BatchPicture[] = []
  let count = 0
  const breaker = new AbortController()
  const change = (key: number, more: Partial<BatchPicture>) => {
    pictures = pictures.map((one) => (one.key === key ? { ...one, ...more } : one))
    options.onChange(pictures)
  }
  const isThere = (key: number, url: string) =>
    options.taken.includes(url) || pictures.some((one) => one.key !== key && one.url === url)

  async function one({ key, file }: BatchPicture): Promise<void> {
    const { file: sent, fault } = await options.look(file)
    if (fault) return change(key, { at: 'refused', why: fault })
    change(key, { file: sent })
    await send(key, sent)
  }
  async function send(key: number, file: File): Promise<void> {
    change(key, { at: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => change(key, { share })
      const { signal } = breaker
      const { url } = await options.upload(file, { kind: 'image', onProgress, signal })
      change(
        key,
        isThere(key, url) ? { at: 'refused', why: double } : { at: 'done', share: 1, url },
      )
    } catch (error) {
      if (breaker.signal.aborted) return
      const { message } = error as Error
      change(key, { at: 'failed', why: [message, message] })
    }
  }
  return {
    /** Takes files up in the natural order of their names. */
    async take(files: readonly File[]): Promise<void> {
      const free = options.room - pictures.filter(isGood).length
      const fresh = [...files].sort(byName).map((file, at): BatchPicture => {
        count += 1
        const begun = { key: count, file, share: 0 }
        return at < free ? { ...begun, at: 'checking' } : { ...begun, at: 'refused', why: full }
      })
      pictures = [...pictures, ...fresh]
      options.onChange(pictures)
      const waiting = fresh.filter(isGood)
      const worker = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await one(next)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
    },
    /** Sends one again that failed on its way. */
    again(key: number): Promise<void> {
      const known = pictures.find((picture) => picture.key === key)
      return known ? send(key, known.file) : Promise.resolve()
    },
    /** Leaves one out, and whatever came of it. */
    drop(key: number): void {
      pictures = pictures.filter((picture) => picture.key !== key)
      options.onChange(pictures)
    },
    /** The screen closes. */
    close: () => breaker.abort(),
  }
}
export type PictureBatch = ReturnType<typeof pictureBatch>

const full: Label = ['超出列表可放的数量，未上传', 'The list is full: not sent']
const double: Label = ['与列表中的另一张相同', 'The same as another one of the list']
/** `2.jpg` before `10.jpg`. */
const byName = (a: File, b: File): number => a.name.localeCompare(b.name, 'zh', { numeric: true })

/** The list with the pictures that arrived behind what it holds, in the order of their file names. */
export function withPictures(
  entries: readonly Row[],
  pictures: readonly BatchPicture[],
  {
    fields,
    picture,
  }: { readonly fields: { readonly [name: string]: Field }; readonly picture: string },
): readonly Row[] {
  const blank = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.default ?? null]),
  )
  const arrived = pictures
    .filter(({ at }) => at === 'done')
    .toSorted((a, b) => byName(a.file, b.file))
  return [...entries, ...arrived.map(({ url }) => ({ ...blank, [picture]: url }))]
}
