import type { Entity, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { fieldsUntilAsked } from '#derive/maskedFields.ts'
import type { Problem } from '#derive/problem.ts'
import { forbidden, invalid, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { findVisible, visibleRow } from '../records/call.ts'
import { isRow } from '../records/entryKeys.ts'

/** What somebody typed into a form and has not saved. */
export interface Draft {
  readonly key: string
  readonly entity: string
  /** Null of a new record. */
  readonly recordId: number | null
  /** The address of its form. */
  readonly address: string
  readonly at: number
  readonly version: number | null
}
/** One as the home page lists it. */
export interface ListedDraft extends Draft {
  /** What the record is called, or was to be; null where nothing tells. */
  readonly title: string | null
  /** The fields that were typed into, and those of them the form has no more. */
  readonly fields: readonly string[]
  readonly gone: readonly string[]
}

/** Drafts of one person, and letters of one of them. */
const MOST = 200
const LONGEST = 1_000_000
/** After thirty days nobody remembers what it was about. */
const OLDEST = 30 * 86_400_000

const fits: { readonly [name: string]: (value: unknown) => boolean } = {
  key: (value) => typeof value === 'string' && /^draft:[^\s]{1,300}$/.test(value),
  place: (value) => typeof value === 'string' && /^draft:[^\s]{1,300}$/.test(value),
  entity: (value) => typeof value === 'string' && /^\w{1,60}$/.test(value),
  recordId: (value) => value === null || (Number.isSafeInteger(value) && (value as number) > 0),
  address: (value) => typeof value === 'string' && /^\/[^\s]{0,1000}$/.test(value),
  at: (value) => Number.isSafeInteger(value) && (value as number) > 0,
  version: (value) => value === null || Number.isSafeInteger(value),
  values: isRow,
}

/** `PUT index/drafts { key, place, entity, recordId, address, at, version, values }`: keeps what was typed, for its writer. */
export async function keepDraft(
  context: PortalContext,
  session: Session,
  body: Row,
): Promise<{ readonly key: string }> {
  const user = writer(session)
  const names = Object.keys({ ...fits, ...body })
  const problems = names
    .filter((field) => !fits[field]?.(body[field]))
    .map(
      (field): Problem => ({ field, message: ['草稿不接受这个值', 'A draft takes no such value'] }),
    )
  if (problems.length > 0) throw invalid(problems)
  const { key, place, entity: name, values, ...rest } = body
  const entity = context.entities.get(name as string)
  if (!entity || !context.access.mayUse(session, entity, 'read')) throw forbidden()
  // Secrets and what is shown to nobody in whole are kept by the browser alone.
  const closed = fieldsUntilAsked(entity, session)
  const kept = Object.entries(values as Row).filter(([name]) => !closed.has(name))
  const typed = JSON.stringify(Object.fromEntries(kept))
  if (typed.length > LONGEST)
    throw refusedField('values', [
      '内容太长，草稿只保留在本机',
      'Too long: it is kept in this browser only',
    ])
  const row = { place, entity: name, ...rest, typed }
  await context.database.transaction(async (tx) => {
    const others = await tx
      .selectFrom('_draft')
      .select('key')
      .where('user', '=', user)
      .where('key', '!=', String(key))
      .orderBy('at', 'desc')
      .execute()
    // What is typed now is wanted more than what was left longest ago.
    const beyond = others.slice(MOST - 1).map((one) => String(one.key))
    if (beyond.length > 0)
      await tx.deleteFrom('_draft').where('user', '=', user).where('key', 'in', beyond).execute()
    await tx
      .insertInto('_draft')
      .values({ user, key, ...row } as never)
      .onConflict((taken) => taken.columns(['user', 'key']).doUpdateSet(row as never))
      .execute()
  })
  return { key: String(key) }
}

/** `DELETE index/drafts?key=`: it was saved, or is not wanted any more. */
export async function dropDraft(
  { database }: PortalContext,
  session: Session,
  key: string,
): Promise<void> {
  const user = writer(session)
  await database.db.deleteFrom('_draft').where('user', '=', user).where('key', '=', key).execute()
}

/** `GET index/drafts?place=`: what its writer typed at one place, the latest first, with the values. */
export async function draftsAt(
  { database, clock }: PortalContext,
  session: Session,
  place: string,
): Promise<readonly (Draft & { readonly values: Row })[]> {
  const rows = await database.db
    .selectFrom('_draft')
    .selectAll()
    .where('user', '=', writer(session))
    .where('place', '=', place)
    .where('at', '>', clock().getTime() - OLDEST)
    .orderBy('at', 'desc')
    .execute()
  return rows.map((row) => ({
    ...draftOf(row as Row),
    values: JSON.parse(String(row.typed)) as Row,
  }))
}

/** `GET index/drafts`: everything one has not finished, the latest first. */
export async function ownDrafts(
  context: PortalContext,
  session: Session,
): Promise<readonly ListedDraft[]> {
  const rows = await context.database.db
    .selectFrom('_draft')
    .selectAll()
    .where('user', '=', writer(session))
    .where('at', '>', context.clock().getTime() - OLDEST)
    .orderBy('at', 'desc')
    .execute()
  const listed: ListedDraft[] = []
  for (const row of rows as readonly Row[]) {
    const entity = context.entities.get(String(row.entity))
    if (!entity) continue
    const values = JSON.parse(String(row.typed)) as Row
    const fields = Object.keys(values)
    const draft = draftOf(row)
    listed.push({
      ...draft,
      title: await titleOf(context, session, entity, draft, values),
      fields,
      gone: fields.filter((name) => !Object.hasOwn(entity.fields, name)),
    })
  }
  return listed
}

/** What is too old to be remembered goes. */
export async function forgetOld({ database, clock }: PortalContext): Promise<void> {
  await database.db
    .deleteFrom('_draft')
    .where('at', '<=', clock().getTime() - OLDEST)
    .execute()
}

async function titleOf(
  context: PortalContext,
  session: Session,
  entity: Entity,
  { recordId }: Draft,
  values: Row,
): Promise<string | null> {
  const typed = values[entity.title]
  if (recordId === null) return typeof typed === 'string' && typed !== '' ? typed : null
  const call = { context, entity, session }
  if (!context.access.mayUse(session, entity, 'read')) return null
  const row = await findVisible(call, context.database.db, recordId).catch(() => null)
  return row && calledOf(entity, visibleRow(call, row), recordId)
}

const draftOf = (row: Row): Draft => ({
  key: String(row.key),
  entity: String(row.entity),
  recordId: row.recordId === null ? null : Number(row.recordId),
  address: String(row.address),
  at: Number(row.at),
  version: row.version === null ? null : Number(row.version),
})

/** A program types nothing. */
function writer({ user }: Session): number {
  if (!user) throw forbidden()
  return user.id
}
