import type { Deletion } from '#wire/deletion.ts'
import { call } from '../../../client/client.ts'

interface Deletions {
  readonly list: readonly Deletion[]
  /** The page of earlier ones; null where there are none. */
  readonly next: number | null
}

/** What was deleted, of which `q` is a part of the name. */
export const readDeletions = async (q: string, page = 0): Promise<Deletions> =>
  (await call<Deletions>('GET', 'index/deletions', { query: { q, page }, quiet: true })).data
