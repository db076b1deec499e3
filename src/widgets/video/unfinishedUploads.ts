/** A film on its way, as the browser remembers it over a reload of the page. */
export interface Unfinished {
  /** Which file it was: name, size and time of change, which the same file has when it is picked again. */
  readonly file: string
  readonly name: string
  readonly size: number
  readonly videoId: string
  /** The upload in parts at the store, once it is begun. */
  readonly uploadId?: string
  /** Bytes that had arrived. */
  readonly sent: number
  /** All of it arrived; it is being transcoded. */
  readonly whole?: true
  /** Which input it belongs to. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'videoUploads'
/** The store gives unfinished uploads up after seven days. */
const KEPT = 7 * 24 * 60 * 60_000
const MOST = 20

export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name}|${size}|${lastModified}`

/** What is unfinished in this browser, the latest first. */
export function unfinishedUploads(): readonly Unfinished[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly Unfinished[]
    return kept.filter(({ at }) => Date.now() - at < KEPT)
  } catch {
    return []
  }
}

/** Remembers a film, in place of what is remembered of it already. */
export const remember = (film: Unfinished): void =>
  write(
    [film, ...unfinishedUploads().filter(({ videoId }) => videoId !== film.videoId)].slice(0, MOST),
  )

export const forget = (videoId: string): void =>
  write(unfinishedUploads().filter((one) => one.videoId !== videoId))

function write(films: readonly Unfinished[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(films))
  } catch {
    // Without storage an upload goes on as long as its page stands.
  }
}
