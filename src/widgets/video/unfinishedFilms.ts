/** A film on its way that did not come to its end, so that the same file goes on when it is chosen again. */
interface UnfinishedFilm {
  /** Which file it was: name, size and time of change, which the same file has when it is picked again. */
  readonly file: string
  readonly videoId: string
  /** The upload in parts at the store, once it is begun. */
  readonly uploadId?: string
  /** Milliseconds since 1970. */
  readonly at: number
}
interface FileFacts {
  readonly name: string
  readonly size: number
  readonly lastModified: number
}

const KEY = 'videoUploads'
/** The store gives unfinished uploads up after seven days. */
const KEPT = 7 * 24 * 60 * 60_000
const MOST = 20

const fileKey = ({ name, size, lastModified }: FileFacts): string =>
  `${name}|${size}|${lastModified}`

/** What is unfinished in this browser, the latest first. */
export function unfinishedFilms(): readonly UnfinishedFilm[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly UnfinishedFilm[]
    return kept.filter(({ at }) => Date.now() - at < KEPT)
  } catch {
    return []
  }
}

export const unfinishedFilm = (file: FileFacts): UnfinishedFilm | undefined =>
  unfinishedFilms().find((one) => one.file === fileKey(file))

/** Remembers a film, in place of what is remembered of it already. */
export const rememberFilm = ({
  of,
  ...film
}: Omit<UnfinishedFilm, 'file' | 'at'> & { readonly of: FileFacts }): void =>
  write([{ ...film, file: fileKey(of), at: Date.now() }, ...without(of)].slice(0, MOST))

export const forgetFilm = (file: FileFacts): void => write(without(file))

const without = (file: FileFacts) => unfinishedFilms().filter((one) => one.file !== fileKey(file))

function write(films: readonly UnfinishedFilm[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(films))
  } catch {
    // Without storage an upload goes on as long as its page stands.
  }
}
