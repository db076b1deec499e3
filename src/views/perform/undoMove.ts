import type { Entity, Row } from '#declare'
import { wayBack } from '#derive/wayBack.ts'
import type { BulkLine, BulkResult } from '../../dataProvider/portalProvider.ts'
import type { OpenDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { mayDo } from '../record/mayDo.ts'
import { doneSaid } from './doneSaid.ts'
import type { Performing } from './Performing.ts'
import { takeBack, undoReason } from './takeBack.ts'
import { consentOf } from './terms.ts'
import type { Undo } from './Undo.ts'

/** How one takes back a move that was just made, `alone` where nothing was moved along; undefined where nothing leads back, or not this person. */
export function undoOfMove(
  here: Performing,
  before: Row,
  name: string,
  done: Row,
  alone = false,
): Undo | undefined {
  const { entity, portal, say } = here
  const back = backFor(here, name, String(before[entity.stateField]), alone)
  const isThere = done[entity.stateField] === entity.moves[name]?.to
  if (!back || !isThere || typeof done.version !== 'number') return undefined
  if (!mayDo(here.viewer, entity, done)(back)) return undefined
  const id = Number(done.id)
  const title = say(entity.moves[name]!.label)
  const send = (consent: Consent) => {
    const terms = { reason: undoReason, version: done.version as number, ...consent }
    return portal.move(entity.name, id, back, askedBefore(entity, back, before), terms)
  }
  return {
    done: doneSaid(say, entity, name),
    ...leadsTo(here, back, [before]),
    run: () =>
      takeBack(
        here,
        title,
        () => withConsent(send, agreed, say, consentOf(entity, back, done)),
        id,
      ),
  }
}

/** How one takes back what was done with many: all those it was done with, each to where it stood. */
export function undoOfMany(
  here: Performing,
  records: readonly Row[],
  name: string,
  { results = [] }: BulkResult,
): Undo | undefined {
  const ids = results.filter(({ done, skipped }) => done && !skipped).map(({ id }) => id)
  if (ids.length === 0) return undefined
  const { say, entity } = here
  const count = ids.length
  if (name === 'delete') {
    const title = say(['删除', 'Delete'])
    return {
      done: say(['{title}：{count} 条已完成', '{title}: {count} done'], { title, count }),
      run: () => takeBack(here, title, () => restoreAll(here, ids)),
    }
  }
  const groups = groupsBack(here, records, name, ids)
  if (!groups) return undefined
  const title = say(entity.moves[name]!.label)
  const [back] = [...groups.keys()]
  return {
    done: doneSaid(say, entity, name, count),
    ...(groups.size === 1 && leadsTo(here, back as string, records)),
    run: () => takeBack(here, title, () => moveAllBack(here, groups)),
  }
}

/** How one takes a record back out of the bin, with all that went along. */
export function undoOfRemove(here: Performing, id: number, title: string): Undo {
  const { entity, portal, say } = here
  const send = (consent: Consent) =>
    portal.restore(entity.name, id, { reason: undoReason, ...consent })
  const run = () => withConsent(send, agreed, say)
  return {
    done: say(['{title}：已完成', '{title}: done'], { title }),
    run: () => takeBack(here, title, run, id),
  }
}

/** The way back from a state, where somebody may go it at all. */
function backFor(
  { entity, viewer }: Performing,
  name: string,
  from: string,
  alone = false,
): string | undefined {
  const back = wayBack(entity, name, from, { alone })
  return back !== undefined && mayDo(viewer, entity, undefined)(back) ? back : undefined
}

/** By each way back, the records that go it; undefined where for any of them it is not known where it stood. */
function groupsBack(
  here: Performing,
  records: readonly Row[],
  name: string,
  ids: readonly number[],
): ReadonlyMap<string, readonly number[]> | undefined {
  const { entity } = here
  const { from = [] } = entity.moves[name] ?? {}
  const [only, ...others] = from
  const known = new Map(records.map((row) => [Number(row.id), String(row[entity.stateField])]))
  const groups = new Map<string, number[]>()
  for (const id of ids) {
    const stood = others.length === 0 ? only : known.get(id)
    const back = stood && from.includes(stood) ? backFor(here, name, stood) : undefined
    if (!back) return undefined
    groups.set(back, [...(groups.get(back) ?? []), id])
  }
  return groups
}

/** Said where the way back leads elsewhere than to where the records stood. */
function leadsTo(
  { entity, say }: Performing,
  back: string,
  before: readonly Row[],
): Pick<Undo, 'leads'> {
  const { to } = entity.moves[back]!
  const label = entity.states[to]
  const isSame = before.every((row) => row[entity.stateField] === to)
  return isSame || !label
    ? {}
    : { leads: say(['变为{state}', 'to {state}'], { state: say(label) }) }
}

/** What the way back asks for anew, as it stood. */
const askedBefore = ({ moves }: Entity, back: string, before: Row): Row =>
  Object.fromEntries(
    (moves[back]?.asks ?? [])
      .filter((name) => before[name] !== undefined && before[name] !== null)
      .map((name) => [name, before[name]]),
  )

async function moveAllBack(
  here: Performing,
  groups: ReadonlyMap<string, readonly number[]>,
): Promise<unknown> {
  const { entity, portal, say } = here
  const lines: BulkLine[] = []
  for (const [back, ids] of groups) {
    const send = (consent: Consent) =>
      portal.bulk(entity.name, back, { ids }, {}, { reason: undoReason, ...consent })
    const done = await withConsent(send, agreed, say, consentOf(entity, back))
    if (!done) return null
    lines.push(...(done.results ?? []))
  }
  return told(here, lines)
}

/** Several at once, since each waits for the portal more than it works. */
const atOnce = 4

async function restoreAll(here: Performing, ids: readonly number[]): Promise<unknown> {
  const { entity, portal, say } = here
  const waiting = [...ids]
  const lines: BulkLine[] = []
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        const one = id
        const send = (consent: Consent) =>
          portal.restore(entity.name, one, { reason: undoReason, ...consent })
        await withConsent(send, agreed, say)
        lines.push({ id, done: true })
      } catch (error) {
        lines.push({ id, title: `#${id}`, done: false, message: (error as Error).message })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return told(here, lines)
}

/** Those that could not be taken back are named with the reason; null, since there is nothing else to say then. */
function told({ say, notify }: Performing, lines: readonly BulkLine[]): BulkResult | null {
  const refused = lines.filter(({ done }) => !done)
  const done = lines.length - refused.length
  if (refused.length === 0) return { results: lines, total: done, done, refused: 0 }
  const reasons = refused
    .slice(0, named)
    .map(({ id, title, message }) => `${title ?? `#${id}`}：${message ?? ''}`)
  const filling = { done, refused: refused.length, why: reasons.join('\n') }
  notify(
    say(
      [
        '已撤销 {done} 条，{refused} 条不能撤销：\n{why}',
        '{done} taken back, {refused} not:\n{why}',
      ],
      filling,
    ),
    { type: 'warning' },
  )
  return null
}
/** So many are named. */
const named = 5

/** What stood so a moment ago is agreed to; whoever pressed may be elsewhere by now, where no dialog of this screen is. */
const agreed: OpenDialog = async () => ({})
