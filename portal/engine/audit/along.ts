import type { Entity, Label, Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { ownTable } from '#portal/storage/db/tableSpec.ts'
import type { Change } from '../context/change.ts'
import { titleOf } from '../records/titleOf.ts'

/** What was done to one record that others change along with: the version they then have tells of it. */
export interface Cause {
  readonly entity: Entity
  readonly row: Row
  readonly kind: Change['kind']
  /** The move or action; its kind where it is none. */
  readonly by?: string | undefined
  /** What the record that comes along held where it pointed at this one, and holds no more. */
  readonly emptied?: Row
}

/** A record that changed along with another one, and the version this gave it. */
export interface Along {
  readonly entity: string
  readonly recordId: number
  readonly version: number
  readonly ofEntity: string
  readonly ofId: number
  readonly ofTitle: string
  readonly ofAction: string
  /** What it held, by field, where it only lost a reference. */
  readonly emptied: Row | null
}

/** The table that keeps which change of a record came along with which of another one, in the order they came. */
export const alongTable = ownTable(
  '_along',
  {
    entity: 'text',
    recordId: 'integer',
    version: 'integer',
    ofEntity: 'text',
    ofId: 'integer',
    ofTitle: 'text',
    ofAction: 'text',
    emptied: 'text',
    place: 'integer',
  },
  ['entity', 'recordId', 'version'],
  [['ofEntity', 'ofId']],
)

/** Only what somebody did to the life of a record takes others along in a way that is told, or brought back. */
const takesOthersAlong: readonly Change['kind'][] = ['move', 'remove', 'restore']

/** Notes that the version of a record came along with something done to another one. */
export async function writeAlong(
  tx: Tx,
  cause: Cause | undefined,
  { entity, kind }: Pick<Change, 'entity' | 'kind'>,
  written: Row,
  place: number,
): Promise<void> {
  if (!cause || kind === 'create' || !takesOthersAlong.includes(cause.kind)) return
  const row = {
    entity: entity.name,
    recordId: Number(written.id),
    version: Number(written.version),
    ofEntity: cause.entity.name,
    ofId: Number(cause.row.id),
    ofTitle: titleOf(cause.entity, cause.row),
    ofAction: cause.by ?? cause.kind,
    emptied: cause.emptied ? JSON.stringify(cause.emptied) : null,
    place,
  }
  await tx.insertInto('_along').values(row).execute()
}

const alongOf = (row: Row): Along => ({
  ...(row as unknown as Along),
  recordId: Number(row.recordId),
  version: Number(row.version),
  emptied: row.emptied ? (JSON.parse(row.emptied as string) as Row) : null,
})

/** What went along when a record was deleted, the last first: in this order it comes back. */
export async function goneAlong(tx: Tx, of: Entity, id: number): Promise<readonly Along[]> {
  const rows = await tx
    .selectFrom('_along')
    .selectAll()
    .where('ofEntity', '=', of.name)
    .where('ofId', '=', id)
    .where('ofAction', '=', 'remove')
    .orderBy('place', 'desc')
    .execute()
  return rows.map(alongOf)
}

/** What each version of a record came along with, by version. */
export async function causesOf(
  db: Db | Tx,
  entity: Entity,
  id: number,
): Promise<ReadonlyMap<number, Along>> {
  const rows = await db
    .selectFrom('_along')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .execute()
  return new Map(rows.map(alongOf).map((along) => [along.version, along]))
}

const kinds: { readonly [kind: string]: Label } = {
  remove: ['删除', 'deleted'],
  restore: ['恢复', 'restored'],
}

/** `随文章“夏天”撤下`. */
export function causeSaid(along: Along, entities: ReadonlyMap<string, Entity>): Label {
  const entity = entities.get(along.ofEntity)
  const label = entity?.label ?? ['记录', 'record']
  const does = entity?.moves[along.ofAction]?.label ??
    entity?.actions[along.ofAction]?.label ??
    kinds[along.ofAction] ?? ['变更', 'changed']
  return [
    `随${label[0]}“${along.ofTitle}”${does[0]}`,
    `Along with ${label[1]} "${along.ofTitle}": ${does[1]}`,
  ]
}
