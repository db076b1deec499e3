import type { Label, Row } from '#declare'
import { asks, invalid, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { isOnItsShelf } from '#portal/engine/records/isOnItsShelf.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { handMade } from '#resources/rankings/rankBoards.ts'
import { jumpTargets } from '#widgets/kinds.ts'
import { isCounted } from './figures.ts'
import { MOST_ENTRIES } from './renumber.ts'

const RULE = 'rank.replaceBoard'
const MOST = 20

/** What is asked to stand on a board: a content, and why. */
interface Wanted {
  readonly id: number
  readonly title: string
  readonly reason: string
}

const labelOf = ({ entity }: ActionCall, field: string, choice: unknown): string => {
  const of = entity.fields[field]?.of as { readonly [choice: string]: Label } | undefined
  return of?.[String(choice)]?.[0] ?? ''
}

/** `12 理由` a line; the reason of one that stands there already may be left out. */
async function wantedIn(
  call: ActionCall,
  type: string,
  standing: readonly Row[],
): Promise<readonly Wanted[]> {
  const { values, records, context } = call
  const entity = entityNamed(context, jumpTargets[type]?.entity ?? '')
  const reasons = new Map(standing.map((row) => [(row.item as Row).id, row.reason]))
  const lines = String(values.lines)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const wrong: { field: string; message: Label }[] = []
  const wanted: Wanted[] = []
  for (const [at, line] of lines.entries()) {
    const [, number, words = ''] = /^(\d+)[\s,，、]*(.*)$/.exec(line) ?? []
    const id = Number(number)
    const tell = (zh: string, en: string) =>
      wrong.push({
        field: 'lines',
        message: [`第 ${at + 1} 行：${zh}`, `Line ${at + 1}: ${en}`],
      })
    const row = id ? await records.find(entity.name, id) : null
    const reason = words || String(reasons.get(id) ?? '')
    if (!row || !isOnItsShelf(entity, row))
      tell(`没有上架的内容 ${number ?? line}`, `no content ${number ?? line} is on its shelf`)
    else if (wanted.some((one) => one.id === id)) tell(`${id} 重复`, `${id} stands twice`)
    else if (!reason) tell(`${id} 缺少上榜理由`, `${id} lacks its recommendation`)
    else wanted.push({ id, title: titleOf(entity, row), reason: [...reason].slice(0, 40).join('') })
  }
  if (wrong.length > 0) {
    const [zh, en] = [0, 1].map((at) => wrong.map(({ message }) => message[at]).join('；'))
    throw refusedField('lines', [String(zh), String(en)])
  }
  if (wanted.length > MOST)
    throw invalid([
      {
        field: 'lines',
        message: [
          `最多 ${MOST} 条，现有 ${wanted.length} 条`,
          `At most ${MOST}, these are ${wanted.length}`,
        ],
      },
    ])
  return wanted
}

/** What it comes to, before anything is replaced. */
function summaryOf(standing: readonly Row[], wanted: readonly Wanted[]): Label {
  const ids = wanted.map(({ id }) => id)
  const gone = standing.filter((row) => !ids.includes((row.item as { id: number }).id))
  const list = wanted.map(({ title }, at) => `${at + 1}. ${title}`).join('；')
  const left = gone.map((row) => String(row.called)).join('、')
  return [
    `替换后共 ${wanted.length} 条：${list}${left && `。移出：${left}`}`,
    `${wanted.length} entries then: ${list}${left && `. Taken off: ${left}`}`,
  ]
}

/** Actions of the boards. */
export const actions: ActionFunctions = {
  /** Counts a board and cycle anew, as a job. */
  recount: async (call) => {
    const { values, session, context, db } = call
    const { board, cycle } = values
    if (!isCounted(String(board)))
      throw refusedField('board', [
        '必听榜由人工编排，不统计',
        'The must-listen boards are made by hand: there is nothing to count',
      ])
    const names = [labelOf(call, 'board', board), labelOf(call, 'cycle', cycle)]
    const title = `重新统计 · ${names.join(' · ')}`
    const asked = { kind: 'rank', title, entity: 'rank', params: { board, cycle } }
    return { job: await queueFor({ context, session, db }, asked) }
  },

  /** Off the board, or back on it. */
  hide: async ({ row, entity, change }) => {
    if (!row) throw missing(entity.label)
    return change(row.id as number, { hidden: row.hidden !== true })
  },

  /** A board made by hand from a pasted list: told first, then replaced. */
  replaceBoard: async (call) => {
    const { values, records, accepted, change, make } = call
    const board = String(values.board) as (typeof handMade)[number]
    if (!handMade.includes(board))
      throw refusedField('board', [
        '只有必听榜由人工编排',
        'Only must-listen boards are made by hand',
      ])
    const type = board === 'mustListenCourses' ? 'course' : 'audiobook'
    const where = { board, cycle: 'total' }
    const standing = await records.select('rank', where, { limit: MOST_ENTRIES, sort: 'position' })
    const wanted = await wantedIn(call, type, standing)
    if (!accepted.has(RULE))
      throw asks({
        warnings: [{ rule: RULE, field: 'lines', message: summaryOf(standing, wanted) }],
      })
    const known = new Map(standing.map((row) => [(row.item as { id: number }).id, row]))
    for (const [id, row] of known)
      if (!wanted.some((one) => one.id === id)) await records.remove('rank', row.id as number)
    for (const [at, { id, reason }] of wanted.entries()) {
      const row = known.get(id)
      const place = { position: at + 1, reason, hidden: false }
      if (row) await change(row.id as number, place)
      else await make({ ...where, item: { type, id }, source: 'manual', ...place })
    }
    return { done: wanted.length }
  },
}
