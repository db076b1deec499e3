import type { Label } from '#declare'
import { call } from '../../../client/client.ts'

/** One deletion that can be taken back. */
export interface Deletion {
  readonly id: number
  readonly entity: string
  readonly label: Label
  readonly recordId: number
  readonly title: string
  readonly at: string
  readonly by: string
  readonly reason: string | null
  readonly along: readonly {
    readonly entity: string
    readonly label: Label
    readonly count: number
  }[]
  readonly mayRestore: boolean
}

interface Deletions {
  readonly list: readonly Deletion[]
  /** The page of earlier ones; null where there are none. */
  readonly next: number | null
}

/** What was deleted, of which `q` is a part of the name. */
export const readDeletions = async (q: string, page = 0): Promise<Deletions> =>
  (await call<Deletions>('GET', 'index/deletions', { query: { q, page }, quiet: true })).data
