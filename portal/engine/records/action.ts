import type { Action, Entity, Field, Row } from '#declare'
import { asksOnly } from '#derive/calledOn.ts'
import { fieldProblems } from '#derive/checkRecord.ts'
import { guardProblems } from '#derive/guardProblems.ts'
import type { Problem } from '#derive/problem.ts'
import { errorOf, invalid, noCall } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { ActionCall, ActionFunction } from '../actions/action.ts'
import { doneAs, writeDeed } from '../audit/writeAudit.ts'
import type { Transaction } from '../context/transaction.ts'
import { decide } from '../rules/facts.ts'
import { demandDeed } from '../session/proof.ts'
import { acceptedValues } from './acceptedValues.ts'
import { blankRow } from './blankRow.ts'
import {
  type Call,
  demandConfirm,
  demandKnown,
  demandVersion,
  findVisible,
  termsOf,
} from './call.ts'
import { carryOut, changeOf } from './carryOut.ts'
import { copyOf } from './copyRecord.ts'
import { demandOnce } from './demandOnce.ts'
import { demandWhen } from './demandWhen.ts'
import { missingProblems, nothingGiven, pickProblems } from './dialogProblems.ts'
import { kindProblems } from './kindProblems.ts'
import { recordsOutside } from './recordsOutside.ts'
import { recordsWithin } from './recordsWithin.ts'
import { reread, takenValues } from './save.ts'
import { tidy, unwrap, type Wrapping } from './sentValues.ts'
import { settingsOf } from './settings.ts'
import { titleOf } from './titleOf.ts'
import { dryRun, inTransaction } from './transaction.ts'

/** Runs an action on one record, on the list (`id` null) or on the values of a form. */
export async function act(
  call: Call,
  id: number | null,
  name: string,
  body: Row,
): Promise<unknown> {
  const action = actionNamed(call, name)
  await demandDeed(call, name)
  const { wrap, values } = unwrap({ fields: askedFields(call, action) }, body)
  demandKnown(values, acceptedValues(call.entity, action))
  if (action.picks) demandKinds(call, action, values)
  if (action.picks && values.chosen === undefined)
    return look(call, id, name, values, action.picks.from)
  const fills = action.fills ?? action.offers
  const looks = action.looks ?? fills
  if (looks) {
    demandKinds(call, action, fills ? body : values)
    if (action.looks) refuseAny(missingProblems(ownAsks(action), values))
    return look(call, id, name, fills ? body : values, looks)
  }
  const { context } = call
  const read = id === null ? null : await findVisible(call, context.database.db, id)
  if (read) demandVersion(call, read, wrap.version)
  const asked = await askedValues(call, action, values, read)
  demandConfirm(call, name, wrap, 1, read)
  const given = await inTransaction(
    context,
    termsOf(call, withReason(wrap, values)),
    async (transaction) => {
      const before = id === null ? null : await findVisible(call, transaction.tx, id)
      if (before) demandVersion(call, before, wrap.version)
      return actWithin(call, transaction, before, name, asked)
    },
  )
  return isRecord(given) ? reread(call, given) : given
}

/** What its dialog asks for: a reason given beside them is the action's, whatever the record itself may call so. */
const askedFields = ({ entity }: Call, { asks = {} }: Action): Entity['fields'] =>
  Array.isArray(asks)
    ? Object.fromEntries(asks.map((name) => [name, entity.fields[name]!]))
    : (asks as Entity['fields'])

/** The declared action, where the portal has something to do for it: 40400 for those that only lead elsewhere. */
export function actionNamed({ entity }: Call, name: string): Action {
  const action = entity.actions[name]
  const does =
    action &&
    (action.sets ||
      action.copies ||
      action.fills ||
      action.offers ||
      action.looks ||
      action.runs ||
      action.picks ||
      asksOnly(action))
  if (!does) throw noCall('POST', `/api/portal/${entity.path}/:id/${name}`)
  return action
}

/** The action itself, in a transaction that runs. */
export async function actWithin(
  call: Call,
  transaction: Transaction,
  before: Row | null,
  name: string,
  asked: Row,
): Promise<unknown> {
  const action = actionNamed(call, name)
  await demandWhen(call, transaction, before, name)
  await demandOnce(call, transaction, before, name)
  if (action.runs || action.picks) {
    await demandGuard(transaction, call.entity, before, name)
    return run(call, transaction, before, name, asked)
  }
  if (!before) throw noCall('POST', `/api/portal/${call.entity.path}/${name}`)
  if (action.copies) return copyOf(transaction, call.entity, name, before, asked)
  const sent = { ...settingsOf(call.entity, action.sets ?? {}, before, transaction), ...asked }
  return carryOut(transaction, {
    entity: call.entity,
    kind: 'update',
    by: name,
    before,
    after: { ...before, ...sent },
    sent,
  })
}

/** Who may is asked of what changes no field of the record, too. */
async function demandGuard(
  transaction: Transaction,
  entity: Entity,
  row: Row | null,
  name: string,
): Promise<void> {
  if (!row) return
  const change = changeOf(transaction, {
    ...{ entity, kind: 'update', by: name, before: row, after: { ...row }, sent: {} },
  })
  const error = errorOf(await decide(change, guardProblems))
  if (error) throw error
}

/** Runs the action's function; one that changed no record of its own is told in the audit log all the same. */
async function run(
  call: Call,
  transaction: Transaction,
  before: Row | null,
  name: string,
  asked: Row,
): Promise<unknown> {
  const { context, entity, session } = call
  const { runs, picks } = entity.actions[name] as Action
  const made = transaction.changes.length
  const given = await functionNamed(
    call,
    (runs ?? picks?.adds) as string,
  )(actionCall(call, transaction, before, name, asked))
  if (transaction.changes.slice(made).some(({ by }) => by === name)) return given
  const record = before && { recordId: before.id as number, recordTitle: titleOf(entity, before) }
  await writeDeed(context, transaction.tx, session, {
    action: 'action',
    entity: entity.name,
    reason: reasonTold(transaction, entity, name),
    ...record,
  })
  return given
}

/** What gives something away is called by its name in the log, whatever was said of it: it is looked for there. */
function reasonTold({ reason }: Transaction, entity: Entity, name: string): string {
  const done = doneAs(entity, name)
  if (reason === undefined) return done
  return entity.actions[name]?.grants ? `${done}：${reason}` : reason
}

/** A reason that is one of an action's own questions is told to the log as any other. */
const withReason = (wrap: Wrapping, { why }: Row): Wrapping =>
  wrap.reason === undefined && typeof why === 'string' && why.trim() !== ''
    ? { ...wrap, reason: why.trim() }
    : wrap

/** Reads and answers; whatever it may have written is taken back. */
async function look(
  call: Call,
  id: number | null,
  name: string,
  values: Row,
  by: string,
): Promise<unknown> {
  const { context, session, entity } = call
  const looking = functionNamed(call, by)
  const outside = (entity.actions[name]?.ports ?? []).length > 0
  const [row, found] = await dryRun(context, { session }, async (transaction) => {
    const seenRow = id === null ? null : await findVisible(call, transaction.tx, id)
    await demandWhen(call, transaction, seenRow, name)
    if (outside) return [seenRow, undefined]
    return [seenRow, await looking(actionCall(call, transaction, seenRow, name, values))]
  })
  return outside ? looking(outsideCall(call, row, name, values)) : found
}

/** What asks a service of others is asked outside any transaction: nobody waits for that answer to write. */
const outsideCall = (
  { entity, context, session }: Call,
  row: Row | null,
  action: string,
  values: Row,
): ActionCall => ({
  ...{ context, entity, action, row, values, session, db: context.database.db },
  now: shanghaiTime(context.clock()),
  ...{ accepted: new Set<string>(), bulk: false },
  records: recordsOutside(context, { session }),
  change: onlyLooks,
  make: onlyLooks,
})
const onlyLooks = () => Promise.reject(new Error('An action that only looks changes nothing'))

function functionNamed({ context, entity }: Call, name: string): ActionFunction {
  const found = context.parts.actions[entity.name]?.[name]
  if (!found)
    throw new Error(
      `${entity.name}.actions.ts has no function "${name}": add it, or take it out of the declaration`,
    )
  return found
}

function actionCall(
  call: Call,
  transaction: Transaction,
  row: Row | null,
  action: string,
  values: Row,
): ActionCall {
  const { entity, context, session } = call
  return {
    context,
    entity,
    action,
    row,
    values,
    session,
    db: transaction.tx,
    now: transaction.now,
    accepted: transaction.accepted,
    bulk: transaction.bulk,
    records: recordsWithin(transaction),
    change: async (id, sent, of = entity) => {
      const before = await findVisible({ ...call, entity: of }, transaction.tx, id)
      return carryOut(transaction, {
        entity: of,
        kind: 'update',
        by: action,
        before,
        after: { ...before, ...sent },
        sent,
      })
    },
    make: (sent) =>
      carryOut(transaction, {
        entity,
        kind: 'create',
        by: action,
        before: null,
        after: { ...blankRow(entity), ...sent },
        sent,
      }),
  }
}

/** What the dialog gave: fields of the record are checked as in a save, others by name, presence and kind. */
export async function askedValues(
  call: Call,
  action: Action,
  values: Row,
  read: Row | null,
): Promise<Row> {
  const { asks } = action
  // The board one looks at says where they are added: its fields are judged when the records are made.
  if (action.picks) return values
  const names = Array.isArray(asks) ? (asks as readonly string[]) : Object.keys(asks ?? {})
  demandKnown(values, [...names, 'id', ...(action.gives === 'list' ? ['filter'] : [])])
  const fields = ownAsks(action)
  const given = Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => names.includes(key))
      .map(([key, value]) => [key, key in fields ? tidy(fields, key, value) : value]),
  )
  if (action.gives === 'list') return { ...given, filter: values.filter ?? {} }
  if (Array.isArray(asks)) {
    if (!action.copies) refuseAny(nothingGiven(call.entity, names, given))
    // A copy is compared with nothing: what is given stays given, be it as the original has it.
    return takenValues(call, given, action.copies ? null : read)
  }
  refuseAny(missingProblems(fields, given))
  refuseAny(fieldProblems(pickedFrom(fields, given), given))
  refuseAny(await pickProblems(call.context, fields, given))
  // Empty text is nothing given.
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, value === '' ? null : value]),
  )
}

/** What a dialog asks for beside fields of the record. */
const ownAsks = ({ asks }: Action): Entity['fields'] =>
  Array.isArray(asks) ? {} : ((asks ?? {}) as Entity['fields'])

function refuseAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalid(problems)
}

const pickedFrom = (fields: Entity['fields'], given: Row): Entity['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in given))

/** What a dialog or a board gives beside what is looked at is of its kind, whatever form it stands in. */
function demandKinds({ entity }: Call, { asks }: Action, values: Row): void {
  const own = Array.isArray(asks) ? {} : (asks as Entity['fields'] | undefined)
  const fields = { ...entity.fields, ...own }
  const wrong = Object.entries(values).flatMap(([name, value]) =>
    oneByOne(fields[name], value).flatMap((one) => kindProblems(fields, { [name]: one })),
  )
  if (wrong.length > 0) throw invalid(wrong)
}

/** A screen may hold a field to several choices or references. */
const oneByOne = (field: Field | undefined, value: unknown): readonly unknown[] =>
  Array.isArray(value) && ['choice', 'ref'].includes(field?.kind ?? '') ? value : [value]

const isRecord = (value: unknown): value is Row =>
  typeof (value as Row | null)?.id === 'number' && 'version' in (value as Row)
