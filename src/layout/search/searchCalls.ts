import type { FoundRecord } from '#wire/foundRecord.ts'
import { call } from '../../client/client.ts'

/** Records the portal found, by entity. */
export interface Found {
  readonly groups: readonly {
    readonly entity: string
    readonly list: readonly FoundRecord[]
    readonly more: boolean
    /** One of them has what was typed as a number of its own. */
    readonly whole?: true
  }[]
  /** Not everything was looked through. */
  readonly cut: boolean
}

export const findRecords = async (q: string, signal: AbortSignal): Promise<Found> =>
  (await call<Found>('GET', 'index/search', { query: { q }, signal, quiet: true })).data

/** Names of the entities one may make records of. */
export const creatableEntities = async (): Promise<readonly string[]> =>
  (await call<{ entities: readonly string[] }>('GET', 'index/creatable', { quiet: true })).data
    .entities
