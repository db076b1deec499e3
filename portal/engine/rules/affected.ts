import type { Entity, Label, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { same } from '#derive/compare.ts'
import { valueAt } from '#derive/path.ts'
import type { Problem } from '#derive/problem.ts'
import type { Finding } from '#derive/rules/word.ts'
import type { Change } from '../context/change.ts'
import { groupOf } from '../records/together/group.ts'
import { decide } from './facts.ts'
import { type Watch, watchesOf } from './watches.ts'

/** So many records that a change may affect are looked at, and so many are named. */
const MOST = 200
const NAMED = 5

interface Met {
  readonly watch: Watch
  readonly id: number
}
/** What was met before a change and may be broken by it. */
const met = new WeakMap<Change, readonly Met[]>()

/** Before a change is written: whose demands it may break, those that are met as things stand. */
export async function noteDemands(change: Change): Promise<void> {
  if (change.session.acting !== 'user') return
  const found: Met[] = []
  for (const watch of watchesOf(change.entity, change)) {
    // Nothing points yet at what is new.
    if ((watch.look.along && !change.before) || !touches(watch, change)) continue
    for (const owner of await ownersOf(watch, change)) {
      const isMet = (await watch.broken(owner, change.before, change)).length === 0
      if (isMet) found.push({ watch, id: owner.id as number })
    }
  }
  if (found.length > 0) met.set(change, found)
}

/** Whether a change is of anything the demand reads. */
const touches = ({ look }: Watch, { kind, before, after, by }: Change): boolean =>
  !before ||
  kind === 'remove' ||
  kind === 'restore' ||
  (by !== 'order' && look.fields.some((name) => !same(before[name], after[name])))

/** What the changes of a transaction broke, at its end: refused, or asked about. */
export async function brokenDemands(
  changes: readonly Change[],
): Promise<{ readonly problems: Problem[]; readonly warnings: Problem[] }> {
  const problems: Problem[] = []
  const warned = new Map<string, { watch: Watch; finding: Finding; owners: Row[] }>()
  for (const change of changes) {
    const target = met.has(change) ? await standingNow(change) : null
    for (const { watch, id } of met.get(change) ?? []) {
      const owner = await change.records.find(watch.entity.name, id)
      if (!owner || !isIn(watch, owner)) continue
      const [finding] = await watch.broken(owner, target, change)
      if (!finding) continue
      if (!watch.warns) problems.push(refusal(watch, owner, finding))
      else if (!change.accepted.has(watch.rule) && !asksItself(change)) {
        const one = warned.get(watch.rule) ?? { watch, finding, owners: [] }
        if (!one.owners.some((row) => row.id === owner.id)) one.owners.push(owner)
        warned.set(watch.rule, one)
      }
    }
  }
  return { problems, warnings: [...warned.values()].map(warning) }
}

/** Some moves name whom they affect by a rule of their own: nobody is asked twice. */
const asksItself = ({ entity, by }: Change): boolean =>
  by !== undefined &&
  Object.values(entity.rules)
    .flat()
    .some((literal) => literal.warn === true && ((literal.on ?? []) as string[]).includes(by))

const standingNow = ({ entity, after, records }: Change): Promise<Row | null> =>
  records.find(entity.name, after.id as number)

const isIn = ({ entity, states }: Watch, owner: Row): boolean =>
  states === null || states.includes(owner[entity.stateField] as string)

/** The records, in a state where it is demanded, that the changed one hung on, hangs on or is pointed at by. */
async function ownersOf(watch: Watch, change: Change): Promise<readonly Row[]> {
  const { entity, look } = watch
  const rows: (Row | null)[] = []
  if (look.along) {
    for (const id of await pointing(watch, change))
      rows.push(await change.records.find(entity.name, id))
  } else {
    const [theirs, ours] = look.by as readonly [string, string]
    for (const value of await valuesAt(theirs, change))
      if (ours === 'id') rows.push(await change.records.find(entity.name, Number(value)))
      else
        rows.push(...(await change.records.select(entity.name, { [ours]: value }, { limit: MOST })))
  }
  return rows.filter((row): row is Row => row !== null && isIn(watch, row))
}

async function valuesAt(path: string, change: Change): Promise<readonly unknown[]> {
  const values = []
  for (const row of [change.before, change.after])
    if (row)
      values.push(
        await decide({ ...change, before: row, after: row }, (situation) =>
          valueAt(path, situation),
        ),
      )
  return [...new Set(values.flat())].filter((value) => value !== null && value !== undefined)
}

/** Who points at the changed record along a path, from its end to its beginning. */
async function pointing({ entity, look }: Watch, change: Change): Promise<readonly number[]> {
  const path = look.along as readonly string[]
  let at: { readonly entity: string; readonly ids: readonly number[] } = {
    entity: change.entity.name,
    ids: change.before ? [Number(change.before.id)] : [],
  }
  const steps = path.length === 0 ? [null] : path.toReversed()
  for (const [back, step] of steps.entries()) {
    const owner = ownerAlong(entity, path.slice(0, steps.length - 1 - back), change)
    at = { entity: owner, ids: await referring(owner, step, at, change) }
  }
  return at.ids
}

/** The entity a path has come to. */
const ownerAlong = (entity: Entity, path: readonly string[], { entities }: Change): string =>
  path.reduce((one, step) => entities.get(one.fields[step]?.to ?? '') ?? one, entity).name

async function referring(
  entity: string,
  path: string | null,
  to: { readonly entity: string; readonly ids: readonly number[] },
  { tx }: Change,
): Promise<readonly number[]> {
  if (to.ids.length === 0) return []
  let query = tx
    .selectFrom('_reference')
    .select('id')
    .distinct()
    .where('entity', '=', entity)
    .where('toEntity', '=', to.entity)
    .where('toId', 'in', [...to.ids])
    .limit(MOST)
  if (path !== null) query = query.where('path', '=', path)
  const read = () => query.execute()
  const rows = await (groupOf(tx)?.ofOnly(entity, read) ?? read())
  return rows.map(({ id }) => Number(id))
}

const calledIn = ({ entity }: Watch, owner: Row): Label => {
  const state = entity.states[owner[entity.stateField] as string]
  const title = calledOf(entity, owner)
  return [
    `${entity.label[0]}“${title}”${state ? `（${state[0]}）` : ''}`,
    `${entity.label[1]} "${title}"${state ? ` (${state[1]})` : ''}`,
  ]
}

/** What whoever is refused does instead: makes up for it there, or first takes that record out of its state. */
function wayOut({ label, moves, stateField }: Entity, owner: Row): Label {
  const state = owner[stateField] as string
  const leaving = Object.values(moves).find(
    ({ from, to, silent }) => !silent && to !== state && from.includes(state),
  )
  const [zh, en] = leaving?.label ?? []
  return zh && en
    ? [
        `请先让这一条${label[0]}另有所需的内容，或先对它执行“${zh}”`,
        `Give this ${label[1].toLowerCase()} what it needs some other way first, or do "${en}" with it`,
      ]
    : [
        `请先让这一条${label[0]}另有所需的内容`,
        `Give this ${label[1].toLowerCase()} what it needs some other way first`,
      ]
}

function refusal(watch: Watch, owner: Row, { message }: Finding): Problem {
  const [zh, en] = calledIn(watch, owner)
  const [wayZh, wayEn] = wayOut(watch.entity, owner)
  return {
    ...{ field: '_', kind: 'conflict', rule: watch.rule },
    message: [
      `此后${zh}不再符合要求：${message[0]}。${wayZh}`,
      `${en} would no longer be as demanded then: ${message[1]}. ${wayEn}`,
    ],
    usedBy: [
      {
        entity: watch.entity.name,
        id: owner.id as number,
        title: calledOf(watch.entity, owner),
      },
    ],
  }
}

function warning({
  watch,
  finding,
  owners,
}: {
  readonly watch: Watch
  readonly finding: Finding
  readonly owners: readonly Row[]
}): Problem {
  const named = owners.slice(0, NAMED).map((owner) => calledIn(watch, owner))
  const rest = owners.length > NAMED
  return {
    field: '_',
    rule: watch.rule,
    message: [
      `受影响：${named.map(([zh]) => zh).join('、')}${rest ? ` 等 ${owners.length} 条` : ''}——${finding.message[0]}`,
      `This affects ${named.map(([, en]) => en).join(', ')}${rest ? ` and others, ${owners.length} in all` : ''}: ${finding.message[1]}`,
    ],
  }
}
