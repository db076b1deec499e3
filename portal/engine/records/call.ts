import type { Entity, Label, Literal, Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { typedWord } from '#derive/typedWord.ts'
import { asks, forbidden, invalid, missing, type PortalError, stale } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Terms } from '../context/transaction.ts'
import type { Wrapping } from './sentValues.ts'

/** One call on the records of one entity, by one session. */
export interface Call {
  readonly context: PortalContext
  readonly entity: Entity
  readonly session: Session
}

/** Refuses what the session's role may not do. */
export function demand({ context, entity, session }: Call, operation: string): void {
  if (context.access.mayUse(session, entity, operation)) return
  const [zh, en] = deedSaid(entity, operation)
  throw forbidden([
    `没有对“${entity.label[0]}”执行“${zh}”的权限，如有需要请联系管理员`,
    `You may not do "${en}" with ${entity.label[1]}: ask an admin where you need to`,
  ])
}

/** What an operation is called where people read of it. */
const deedSaid = ({ moves, actions }: Entity, operation: string): Label =>
  moves[operation]?.label ?? actions[operation]?.label ?? plain[operation] ?? unnamed

const unnamed: Label = ['此操作', 'this']
const plain: { readonly [operation: string]: Label } = {
  read: ['查看', 'View'],
  create: ['新增', 'Create'],
  update: ['修改', 'Change'],
  remove: ['删除', 'Delete'],
  export: ['导出', 'Export'],
  merge: ['合并', 'Merge'],
  reveal: ['查看个人信息', 'Look at personal data'],
}

/**
 * Writes a refused call into the audit log, whether a role or a rule refused it, in the words of the refusal; before them
 * what was tried, where they leave it out.
 */
export async function tellDenied(
  { context, entity, session }: Call,
  recordId: string | undefined,
  tried: { readonly method: string; readonly last: string | undefined },
  refusal: PortalError,
): Promise<void> {
  const named = tried.last === undefined || /^\d+$/.test(tried.last) ? undefined : tried.last
  const [deed] = deedSaid(entity, named ?? byMethod[tried.method] ?? '')
  const [words] = refusal.label
  await context.database.transaction((tx) =>
    writeDeed(context, tx, session, {
      action: 'denied',
      entity: entity.name,
      reason: words.includes(deed) || deed === unnamed[0] ? words : `${deed}：${words}`,
      ...(recordId && { recordId }),
    }),
  )
}

/** What a call on a list or a record does that names nothing itself. */
const byMethod: { readonly [method: string]: string } = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'remove',
}

/** A record the session may see. What it may not see is missing: nothing about it leaks. */
export async function findVisible(
  { context, entity, session }: Call,
  db: Db | Tx,
  id: number,
  options?: { binned?: boolean },
): Promise<Row> {
  const row = await context.rows.read(db, entity, id, options)
  if (!row) throw missing(entity.label, id)
  const where = context.access.sees(entity, session)
  if (where && (await context.rows.count(db, entity, { ...where, id })) === 0)
    throw missing(entity.label, id)
  return row
}

/** The record as the session gets to see it. */
export const visibleRow = ({ context, entity, session }: Call, row: Row): Row =>
  context.access.maskRow(entity, row, session)

/** Refuses a record that has changed since the caller read it; `version` undefined asks nothing. */
export function demandVersion(call: Call, row: Row, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw stale(visibleRow(call, row))
}

/** What the body says about how, for the whole transaction. */
export const termsOf = ({ session }: Call, wrap: Wrapping, bulk = false): Terms => ({
  session,
  accepted: wrap.accept,
  bulk,
  ...(wrap.reason !== undefined && { reason: wrap.reason }),
})

type Confirm = 'yes' | 'count' | { readonly typed: string }

/** Every confirmation a move, an action or `remove` demands of a record: its own and those of the rules that hold for it. */
function confirmsOf(entity: Entity, name: string, row?: Row | null): readonly Confirm[] {
  const own = entity.moves[name]?.confirm ?? entity.actions[name]?.confirm
  const ruled = Object.values(entity.rules)
    .flat()
    .flatMap((literal) => {
      if (name === 'remove')
        return (literal.remove as { readonly confirm?: Confirm } | undefined)?.confirm ?? []
      return [literal.move].flat().includes(name) && isFor(entity, literal, row)
        ? ((literal.confirm as Confirm | undefined) ?? [])
        : []
    })
  return [...(own ? [own] : []), ...ruled]
}

/** Told from the record alone; of many at once nobody knows what each of them is. */
const isFor = (entity: Entity, { when }: Literal, row: Row | null | undefined): boolean =>
  when === undefined ||
  (!!row &&
    holds(when as object, {
      ...{ entity, entities: new Map(), before: row, after: row, now: '' },
      ...nothingKnown,
    }) === true)

/**
 * Asks before something that is hard to take back: a number of records is confirmed with `accept: ['confirm']` or with
 * `confirm` being that number, a word by typing it into `confirm`. Plain yes-or-no is asked by the screen alone.
 */
export function demandConfirm(
  { entity, session }: Call,
  name: string,
  wrap: Wrapping,
  count: number,
  row?: Row | null,
): void {
  if (session.acting !== 'user') return
  for (const confirm of confirmsOf(entity, name, row)) {
    const typed = typeof confirm === 'object' ? typedWord(entity, confirm.typed, row) : undefined
    if (typed !== undefined && wrap.confirm !== typed)
      throw asks({ warnings: [], confirm: { count, typed } })
    if (confirm === 'count' && !wrap.accept.includes('confirm') && wrap.confirm !== count)
      throw asks({ warnings: [], confirm: { count } })
  }
}

/** Refuses values a call does not take, each by its name. */
export function demandKnown(values: Row, taken: readonly string[]): void {
  const strange = Object.keys(values).filter((key) => !taken.includes(key))
  if (strange.length > 0)
    throw invalid(
      strange.map((field) => ({
        field,
        message: [`此操作不接受“${field}”`, `This call takes no "${field}"`] as const,
      })),
    )
}
