import type { Entity, Language } from '#declare'
import { type AppWrites, appWrites } from '#derive/appWrites.ts'
import { noCall, PortalError } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { changeOf, type ItemChange } from './changeOf.ts'
import { type Claim, claim, settleClaim } from './ingested.ts'
import { type Item, itemOf } from './itemOf.ts'
import { type Written, writeItem } from './writeItem.ts'

/** Records of one transaction. */
const GROUP = 200

/** One program's call. */
export interface Ingesting {
  readonly context: PortalContext
  readonly entity: Entity
  /** Of a service key; `program` says which. */
  readonly session: Session
}

/** What became of one item. */
export type Outcome = { readonly key?: string } & (
  | ({ readonly done: true; readonly repeated?: true } & Written)
  | { readonly done: false; readonly error: PortalError }
)

/**
 * Writes what a program sends, each item under all rules and behind a savepoint of its own: one that is refused is
 * taken back alone. What was done under a key before is not done again; what was refused may be tried again.
 * @param ofRequest the key of the whole request: each item's key follows from its place
 */
export async function ingest(
  call: Ingesting,
  given: readonly unknown[],
  ofRequest?: string,
): Promise<Outcome[]> {
  const writes = appWrites(call.entity)
  if (!writes) throw noCall('POST', `/api/portal/ingest/${call.entity.path}`)
  const outcomes: Outcome[] = []
  for (let at = 0; at < given.length; at += GROUP) {
    const some = given.slice(at, at + GROUP)
    const keyAt = (index: number) => ofRequest && `${ofRequest}/${at + index}`
    const read = await Promise.all(
      some.map((one, index) => readItem(call, writes, one, keyAt(index))),
    )
    outcomes.push(...(await group(call, writes, read)))
  }
  return outcomes
}

/** An item with what its values come to, or with why they are refused: a key may still have stood for them before. */
interface Read {
  readonly item?: Item
  readonly taken: ItemChange | PortalError
}

async function readItem(
  { context, entity }: Ingesting,
  writes: AppWrites,
  given: unknown,
  ofRequest?: string,
): Promise<Read> {
  const item = await resultOrError(itemOf(given, writes.fields, ofRequest))
  if (item instanceof PortalError) return { taken: item }
  return { item, taken: await resultOrError(changeOf(context, entity, writes, item)) }
}

/** What nobody foresaw still fails the whole. */
const resultOrError = <T>(work: Promise<T>): Promise<T | PortalError> =>
  work.catch((error) => {
    if (error instanceof PortalError) return error
    throw error
  })

const group = (call: Ingesting, writes: AppWrites, read: readonly Read[]): Promise<Outcome[]> =>
  inTransaction(
    call.context,
    { session: call.session, bulk: read.length > 1 },
    async (transaction) => {
      const outcomes: Outcome[] = []
      for (const one of read) outcomes.push(await oneItem(call, transaction, writes, one))
      return outcomes
    },
  )

/** Two programs may make the same record at once: whoever comes second finds it there and changes it. */
async function oneItem(
  call: Ingesting,
  transaction: Transaction,
  writes: AppWrites,
  read: Read,
): Promise<Outcome> {
  const outcome = await attempt(call, transaction, writes, read)
  if (outcome.done || !isTaken(outcome.error, writes)) return outcome
  return attempt(call, transaction, writes, read)
}

function isTaken({ code, dataIn }: PortalError, { knownBy }: AppWrites): boolean {
  const { errors = {} } = (dataIn('en') ?? {}) as { readonly errors?: object }
  return code === 40001 && knownBy.some((name) => name in errors)
}

async function attempt(
  call: Ingesting,
  transaction: Transaction,
  writes: AppWrites,
  { item, taken }: Read,
): Promise<Outcome> {
  const key = item?.key !== undefined && { key: item.key }
  const outcome = await alone(transaction, async () => {
    if (!item) throw taken
    return writeClaimed(call, transaction, writes, { item, taken })
  })
  return outcome instanceof PortalError
    ? { ...key, done: false, error: outcome }
    : { ...key, done: true, ...outcome }
}

async function writeClaimed(
  { entity, session }: Ingesting,
  transaction: Transaction,
  writes: AppWrites,
  { item, taken }: Required<Read>,
): Promise<Written & { readonly repeated?: true }> {
  const at = item.reason === undefined ? transaction : { ...transaction, reason: item.reason }
  const claimed = claimOf(item, entity, session, transaction)
  const before = claimed && (await claim(transaction.tx, claimed))
  if (before) return { ...before, repeated: true }
  if (taken instanceof PortalError) throw taken
  const outcome = await writeItem({ transaction: at, entity, writes }, item, taken)
  if (claimed) await settleClaim(transaction.tx, claimed, outcome)
  return { ...outcome, ...(taken.cut.length > 0 && { cut: taken.cut }) }
}

function claimOf(
  item: Item,
  entity: Entity,
  session: Session,
  { now }: Transaction,
): Claim | undefined {
  const { key } = item
  if (key === undefined || !session.program) return undefined
  const serviceKey = session.program.id
  return { serviceKey, entity: entity.name, item: { ...item, key }, now: Date.parse(now) }
}

/** An outcome as the sender reads it. */
export function outcomeIn(language: Language) {
  return (outcome: Outcome): object => {
    if (outcome.done) {
      const { repeated: _, ...rest } = outcome
      return rest
    }
    const { error, ...rest } = outcome
    const data = error.dataIn(language) as { readonly errors?: object } | null
    return {
      ...rest,
      code: error.code,
      message: error.label[language === 'en' ? 1 : 0],
      ...(data?.errors && { errors: data.errors }),
    }
  }
}
