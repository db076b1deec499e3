import { createElement, lazy, type ReactNode } from 'react'
import type { Entity, Label, Row } from '#declare'
import { amountProposed, movesMoney, paymentOf } from '#derive/payment.ts'
import { typedWord } from '#derive/typedWord.ts'
import { loadEntity } from '#resources/load.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import type { ReadersThen } from '#wire/readersThen.ts'
import type { Uses } from '#wire/uses.ts'
import type { Along } from '../../dataProvider/portalProvider.ts'
import type { Agreed, Question, Tries } from '../dialog/useDialog.ts'
import { calledOf } from '../fieldAt.ts'
import { ownPart } from '../ownPart.ts'
import type { DeskProps } from '../queue/QueueRecord.tsx'
import { demandsOf, isFinal, takesAway } from '../record/demands.ts'
import { carriesTo, consequenceOf } from './consequence.ts'
import {
  atCursor,
  defaultsOf,
  dialogFields,
  heldBefore,
  inCommon,
  only,
  ownNames,
  sharedBy,
  turnedBy,
} from './dialogFields.ts'
import { knownBeside } from './knownBeside.ts'
import type { Performing } from './Performing.ts'
import { goingOn } from './present.ts'
import { provenBefore } from './provenBefore.ts'
import { refusedBefore } from './refusedBefore.ts'
import { timesDemanded } from './timesDemanded.ts'
import { timesProposed } from './timesProposed.ts'
import { toldOf } from './toldOf.ts'
import { withNamed } from './withNamed.ts'

const movesAlong: Label = ['随之变更：', 'Along with it:']

const AlongNote = lazy(() => import('../record/AlongNote.tsx'))
const Explained = lazy(() => import('../dialog/Explained.tsx'))
const MoveEffect = lazy(() => import('../record/MoveEffect.tsx'))
const UsesNote = lazy(() => import('../record/UsesNote.tsx'))
const ThenNote = lazy(() => import('../record/ThenNote.tsx'))
const ReaderNote = lazy(() => import('../record/ReaderNote.tsx'))
const PaymentNote = lazy(() => import('../record/PaymentNote.tsx'))

/** What a part of somebody's own gets that stands in the dialog of a deed. */
export interface AskedProps {
  readonly record: Row
}

/** What somebody is to be asked about. */
export interface Asking {
  readonly title: string
  readonly records: readonly Row[]
  /** How many are meant, where not all of them are at hand. */
  readonly count?: number
  /** What is not met yet, in words. */
  readonly needs?: (values: Row) => Promise<readonly string[]>
  /** What is asked about it, found along with that; whoever is shown it agrees by going on. */
  readonly heeds?: () => readonly string[]
  /** What would come along, for one whose dialog is shown. */
  readonly along?: () => Promise<readonly Along[]>
  /** Where it is used, of one that is taken from where it is. */
  readonly uses?: (() => Promise<Uses>) | undefined
  /** What readers would see of those that use it, of one that is taken from where it is. */
  readonly then?: (() => Promise<ReadersThen | undefined>) | undefined
  /** What stands against one that takes something away, whatever is filled in. */
  readonly refused?: (() => Promise<readonly string[]>) | undefined
  /** What is known from where it was asked for, such as the board one looks at. */
  readonly given?: Row
  /** The reason that was given before. */
  readonly because?: string
  /** Carries it out while the dialog waits, where there is something to fill in. */
  readonly tries?: Tries | undefined
}

/**
 * Asks whatever a move or an action demands; agreed at once where nothing is. Several records, leaving the shelf, and
 * what moves money ask always. Who it is, where that is asked too, is asked first.
 */
export async function confirmAction(
  here: Performing,
  name: string,
  {
    title,
    records,
    count = records.length,
    needs,
    heeds,
    along,
    uses,
    then,
    refused,
    given = {},
    because,
    tries,
  }: Asking,
): Promise<Agreed | null> {
  const { entity, ask, say } = here
  await provenBefore(entity, name)
  const looked = count > records.length ? [] : records
  const demands = {
    ...demandsOf(entity, name, looked, await knownBeside(here, name, looked)),
    ...(looked.length === 1 && { times: timesDemanded(entity, name, looked[0]!) }),
  }
  const fields = dialogFields(entity, name, demands, records)
  const names = Object.keys(fields)
  const many = count > 1 || name === 'delete'
  const move = entity.moves[name]
  const plain =
    !demands.confirm &&
    !demands.reason &&
    names.length === 0 &&
    !many &&
    !movesMoney(entity, name) &&
    !entity.actions[name]?.grants &&
    !(move && isFinal(entity, move))
  const isMet = async () => move?.quick === true && needs && (await needs({})).length === 0
  if (plain && (!demands.checked || (await isMet()))) return {}
  const [first] = records
  const question: Question = {
    title,
    names: records.map((record) => calledOf(entity, record)),
    count,
    reason: demands.reason,
    ...(because && { because }),
    ...(tries && (demands.reason || names.length > 0) && { tries: trying(tries, names) }),
    // What a word must be typed for is not to be had back.
    danger: takesAway.includes(name) || typeof demands.confirm === 'object',
    ...(entity.queue?.decide[name]?.asks && { ok: entity.moves[name]!.label }),
    leads: await leadsOf(entity, name, { records, count, along, uses, then }),
    ...(many && {
      warnings: refusalsSaid(here, name, records, count),
      text: say(
        ['将对以下 {count} 条记录执行“{title}”：', '"{title}" for {count:record|records}:'],
        { count, title },
      ),
    }),
    ...(typeof demands.confirm === 'object' && {
      typed: typedWord(entity, demands.confirm.typed, first),
    }),
    ...(demands.checked &&
      needs &&
      names.length === 0 && {
        needs: () => needs({}),
        ...(heeds && { heeds }),
      }),
    // Where something is filled in, it may be what is missing yet.
    ...(refused && names.length === 0 && { refused }),
    ...(names.length > 0 && {
      fields: {
        of: fields,
        record: {
          ...defaultsOf(fields),
          ...sharedBy(fields, count > records.length ? [] : records),
          ...(!many && atCursor(entity, name)),
          ...(first && !many && amountProposed(entity, name, names, first)),
          ...(first && !many && goingOn(fields, move?.asks ?? [], first, toShanghai(Date.now()))),
          ...(first && !many && only(first, heldBefore(entity, name, names, demands.times))),
          ...(first &&
            !many &&
            timesProposed(entity, demands.times ?? [], first, toShanghai(Date.now()))),
          ...only(given, names),
          ...turnedBy(entity, name, count > records.length ? [] : records),
        },
        judged: {
          entity,
          record: many || !first ? null : await withNamed(here, name, first),
          ...(many && { shared: inCommon(count > records.length ? [] : records) }),
          names: ownNames(entity, name, names),
          name,
        },
      },
    }),
  }
  const agreed = await ask(question)
  return agreed && askedOnly(agreed, names)
}

/** How many of many will be refused, and why; of those that are not at hand the portal alone can tell. */
function refusalsSaid(
  { entity, viewer, say }: Performing,
  name: string,
  records: readonly Row[],
  count: number,
): readonly string[] {
  const refused = refusedBefore(viewer, entity, records, name)
  const all = refused.reduce((sum, one) => sum + one.count, 0)
  if (all === 0) return []
  const of = { all, seen: records.length, count, left: records.length - all }
  const head =
    count > records.length
      ? say(
          ['本页 {seen} 条中 {all} 条会被拒绝', 'Of the {seen} on this page {all} will be refused'],
          of,
        )
      : say(
          [
            '{count} 条中 {all} 条会被拒绝，{left} 条会执行',
            'Of {count}, {all} will be refused and {left} done',
          ],
          of,
        )
  const reasons = refused.map((one) =>
    say(['{why}（{count} 条）', '{why} ({count})'], { why: say(one.why), count: one.count }),
  )
  return [`${head}${say(['：', ': '])}${reasons.join(say(['；', '; ']))}`]
}

/** A form holds more than was asked, such as the record it begins with. */
const askedOnly = (agreed: Agreed, names: readonly string[]): Agreed => ({
  ...agreed,
  ...(agreed.values && { values: only(agreed.values, names) }),
})
const trying =
  (tries: Tries, names: readonly string[]): Tries =>
  (agreed) =>
    tries(askedOnly(agreed, names))

/** What stands above the button: who is paid and how much, what an action does, where a move leads. */
async function leadsOf(
  entity: Entity,
  name: string,
  {
    records,
    count = records.length,
    along,
    uses,
    then,
  }: Pick<Asking, 'records' | 'count' | 'along' | 'uses' | 'then'>,
): Promise<ReactNode> {
  const { says = givesMore(entity, name), ports = [] } = entity.actions[name] ?? {}
  const payment = paymentOf(entity, name, records)
  const record = count === 1 ? records[0] : undefined
  const decision = entity.queue?.decide[name]
  const tells = record && toldOf(entity, name, record)
  // What a person is asked at a record may be said by a part of its own: what a batch gives, and to how many.
  const Own = decision?.asks ? ownPart<DeskProps>(`${entity.name}.desk`) : undefined
  // What a deed leaves behind may be told by a part of its own, `appUser.forget.asked`.
  const Asked = ownPart<AskedProps>(`${entity.name}.${name}.asked`)
  return [
    Own && record && createElement(Own, { key: 'own', record, asks: true }),
    payment && createElement(PaymentNote, { key: 'payment', entity, count, ...payment }),
    (says || ports.length > 0) && createElement(Explained, { key: 'says', says, ports }),
    entity.moves[name] && (await effectOf(entity, name, count > records.length ? [] : records)),
    tells && createElement(ReaderNote, { key: 'tells', entity, record, tells }),
    Asked && record && createElement(Asked, { key: 'asked', record }),
    along && createElement(AlongNote, { key: 'along', title: movesAlong, found: along() }),
    then && createElement(ThenNote, { key: 'then', found: then() }),
    uses && createElement(UsesNote, { key: 'uses', found: uses(), ...replacing(entity, records) }),
  ].filter(Boolean)
}

/** Another record may be put in the place of one, before it goes. */
const replacing = (entity: Entity, records: readonly Row[]) =>
  records.length === 1 && { replaced: { entity, id: Number(records[0]!.id) } }

/** Of records that are not all at hand, nobody knows what state they are in. */
async function effectOf(entity: Entity, name: string, records: readonly Row[]) {
  const others = await Promise.all(carriesTo(entity, name).map(loadEntity)).catch(() => [])
  const moveNamed = (wanted: string) => others.find((other) => other.name === wanted)
  return createElement(MoveEffect, {
    key: 'effect',
    entity,
    ...consequenceOf(entity, name, records, moveNamed)!,
  })
}

/** What adds to what there is says so, where it says nothing of its own: nobody reads it as the number to reach. */
function givesMore({ actions }: Entity, name: string): Label | undefined {
  const { grants, asks } = actions[name] ?? {}
  if (!grants || !asks || !('amount' in asks)) return undefined
  return [
    '在现有的数上再加这么多，立刻可用；要改成某个数，请填差额。',
    'So many are added to what there is, and may be used at once; to reach a number, give the difference.',
  ]
}
