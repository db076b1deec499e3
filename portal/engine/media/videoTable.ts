import type { VodStatus } from '#portal/outside/vod/vod.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** Films of the embedded service. Duration in milliseconds. */
export const videoTable = ownTable(
  '_video',
  {
    id: 'text',
    user: 'text',
    title: 'text',
    key: 'text',
    cover: 'text',
    status: 'text',
    size: 'integer',
    duration: 'integer',
    width: 'integer',
    height: 'integer',
    why: 'text',
    at: 'text',
  },
  ['id'],
)

/** A row of it. `why` is a label as JSON; `at` when it was begun, ISO 8601. */
export interface Video {
  readonly id: string
  readonly user: string
  readonly title: string
  /** Of the object in the store. */
  readonly key: string
  readonly cover: string
  readonly status: VodStatus
  readonly size: number
  readonly duration: number
  readonly width: number
  readonly height: number
  readonly why: string
  readonly at: string
}
