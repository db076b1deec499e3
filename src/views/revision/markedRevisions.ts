import type { Entity } from '#declare'
import { call } from '../../client/client.ts'
import type { Revision } from './revisionCalls.ts'

/** One of an entity's, as its list marks it. */
export interface MarkedRevision extends Pick<Revision, 'writer' | 'at' | 'publishAt' | 'failed'> {
  readonly recordId: number
}

/** The records of an entity that have one. */
export const markedRevisions = async ({ path }: Entity): Promise<readonly MarkedRevision[]> =>
  (await call<{ list: readonly MarkedRevision[] }>('GET', `${path}/revisions`, { quiet: true }))
    .data.list
