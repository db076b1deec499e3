import type { Row, StoredFile } from '#declare'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'

/** What the portal found in a book, before it is kept. */
export interface Found {
  readonly facts: {
    readonly title: string
    readonly creator: string
    readonly publisher: string
    readonly isbn: string | null
    readonly identifier: string
    readonly language: string
    readonly introduction: string
  }
  readonly cover: { readonly url: string; readonly width: number; readonly height: number } | null
  readonly contents: readonly { readonly title: string; readonly level: number }[]
  readonly known: { readonly id: number; readonly title: string; readonly status: string } | null
  readonly changes: {
    readonly added: readonly string[]
    readonly gone: readonly string[]
    readonly changed: readonly string[]
    readonly lost: readonly string[]
    readonly same: number
  } | null
}
/** What a look is about: the file, the book that would get it, and what was found or why nothing. */
export interface Look {
  readonly file: StoredFile
  readonly epub?: number
  readonly found?: Found
  readonly fault?: readonly [string, string]
}
/** What may be put otherwise than the file says. */
export interface Wording {
  readonly title: string
  readonly publisher: string
  readonly isbn: string
  readonly introduction: string
}

/** Has an uploaded file read; gives the job. For a book that stands, its chapters are compared. */
export async function startLook(
  portal: PortalProvider,
  file: StoredFile,
  epub: number | null,
): Promise<number> {
  const action = epub === null ? 'takeIn' : 'takeInNew'
  const { url, name, size } = file
  const given = { file: { url, name, ...(size !== undefined && { size }) } as unknown as Row }
  return ((await portal.action('epub', epub, action, given)) as { job: number }).job
}

/** Keeps what was looked at as a new book; gives its number. */
export async function keepBook(
  portal: PortalProvider,
  job: number,
  { isbn, ...wording }: Wording,
  imageUrl: string,
): Promise<number> {
  const values = { job, ...wording, isbn: isbn || null, imageUrl }
  return Number(((await portal.action('epub', null, 'takeIn', values)) as Row).id)
}

export const detailOf = (epub: number): string =>
  `/administer/epub/detail?filter=${encodeURIComponent(JSON.stringify({ epub }))}`
