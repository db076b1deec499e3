import type { Entity, Label, Row } from '#declare'
import { conflict, missing, refusedField, stale } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import { type Call, visibleRow } from '../records/call.ts'
import { same } from '../records/same.ts'
import { titleOf } from '../records/titleOf.ts'

/** What is changed of a live record and not published, as it is kept. */
export interface Revision {
  readonly recordId: number
  /** Counts its saves; whoever saves or publishes it says which one they saw. */
  readonly version: number
  /** The changed fields. */
  readonly values: Row
  /** What the record held in them when the revision was saved last. */
  readonly base: Row
  readonly note: string | null
  readonly writer: { readonly id: number | null; readonly name: string }
  readonly at: string
  readonly approver: { readonly id: number | null; readonly name: string } | null
  /** When it is published by itself; null where a person does it. */
  readonly publishAt: string | null
  readonly scheduler: number | null
  /** Why it was not published at its time. */
  readonly failed: Label | null
}

/** The revision of a record, if it has one. */
export async function revisionOf(
  db: Db | Tx,
  { name }: Entity,
  id: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('_revision')
    .selectAll()
    .where('entity', '=', name)
    .where('recordId', '=', id)
    .executeTakeFirst()
  return row && asRevision(row as Row)
}

/** A row of the table as what it tells. */
export const asRevision = (row: Row): Revision => ({
  recordId: Number(row.recordId),
  version: Number(row.version),
  values: JSON.parse(String(row.values)) as Row,
  base: JSON.parse(String(row.base)) as Row,
  note: (row.note as string | null) ?? null,
  writer: { id: numberOf(row.writer), name: String(row.writerName ?? '') },
  at: String(row.at),
  approver:
    row.approverName === null
      ? null
      : { id: numberOf(row.approver), name: String(row.approverName) },
  publishAt: (row.publishAt as string | null) ?? null,
  scheduler: numberOf(row.scheduler),
  failed: row.failed === null ? null : (JSON.parse(String(row.failed)) as Label),
})

const numberOf = (value: unknown): number | null => (value === null ? null : Number(value))

/** The record as it would stand once the revision is published. */
export const revised = (row: Row, revision: Pick<Revision, 'values'> | undefined): Row => ({
  ...row,
  ...revision?.values,
})

/** The revised fields that the record itself has been changed in since, to something else. */
export const overtaken = (row: Row, { values, base }: Revision): readonly string[] =>
  Object.keys(values).filter(
    (name) => !same(row[name], base[name]) && !same(row[name], values[name]),
  )

/** What a call on a revision answers: the record as it would stand, and what is told of the revision. */
export interface ToldRevision {
  readonly record: Row
  /** The record as it is, which readers see. */
  readonly live: Row
  readonly revision: Omit<Revision, 'values' | 'scheduler' | 'recordId'> & {
    /** The fields that differ from what readers see. */
    readonly fields: readonly string[]
    /** Those of them in which the record was changed meanwhile. */
    readonly overtaken: readonly string[]
  }
}

/** The same as whoever asks may see it. */
export function toldRevision(call: Call, row: Row, revision: Revision): ToldRevision {
  const { values, scheduler: _, recordId: __, base, ...rest } = revision
  const shown = visibleRow(call, { ...row, ...base })
  return {
    record: visibleRow(call, revised(row, revision)),
    live: visibleRow(call, row),
    revision: {
      ...rest,
      base: Object.fromEntries(Object.keys(base).map((name) => [name, shown[name] ?? null])),
      fields: Object.keys(values),
      overtaken: overtaken(row, revision),
    },
  }
}

/** 40400 where a record has no revision, or has none any more. */
export function demandThere(
  { entity }: Call,
  id: number,
  revision: Revision | undefined,
): asserts revision is Revision {
  if (revision) return
  throw missing([`${entity.label[0]}修订稿`, `revision of ${entity.label[1]}`], id)
}

/** 40900 with the revision as it stands, where somebody else has saved it since. */
export function demandSeen(
  call: Call,
  row: Row,
  revision: Revision | undefined,
  seen: unknown,
): void {
  if (!Number.isSafeInteger(seen))
    throw refusedField('revision', [
      '请在 revision 中带上所读到的修订稿版本号，新建时为 0',
      'Send the version of the revision you read as revision, 0 for a new one',
    ])
  if ((revision?.version ?? 0) !== seen) throw stale(revised(visibleRow(call, row), revision))
}

/** 40900 for a record that readers do not have: it is changed by saving it. */
export function demandLive({ entity }: Call, row: Row): void {
  const { in: states = [] } = entity.revisions ?? {}
  const state = String(row[entity.stateField])
  if (states.includes(state)) return
  const [zh, en] = entity.states[state] ?? [state, state]
  throw conflict([
    {
      field: '_',
      message: [
        `此记录现为“${zh}”，读者看不到：请直接保存修改，不需要修订稿`,
        `It is "${en}" and readers do not see it: save it as it is, no revision is needed`,
      ],
    },
  ])
}

/** Takes the revision away; 40900 where it was saved in the very same moment. */
export async function drop(tx: Tx, call: Call, id: number, { version }: Revision): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('_revision')
    .where('entity', '=', call.entity.name)
    .where('recordId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (Number(numDeletedRows) === 0) throw stale(null)
}

/** Whether somebody would approve what they wrote themselves: nobody does but an admin. */
export const isTheirOwn = ({ session }: Call, { writer }: Revision): boolean =>
  writer.id !== null && writer.id === session.user?.id && !session.roles.includes('admin')

/** Tells in the log what was done about the revision of a record. */
export async function tellRevision(
  { context, entity, session }: Call,
  tx: Tx,
  row: Row,
  reason: string,
  changed: readonly string[],
): Promise<void> {
  await writeDeed(context, tx, session, {
    ...{ action: 'action', entity: entity.name, recordId: row.id as number },
    ...{ recordTitle: titleOf(entity, row), changed, reason },
  })
}
