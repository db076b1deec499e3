import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunction } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { SheetFile } from '#portal/engine/exports/sheetFile.ts'
import { header, text } from '#portal/engine/imports/sheet/write/listSheet.ts'
import type { PlannedCell } from '#portal/engine/imports/sheet/write/sheetPlan.ts'
import { timeCell } from '#portal/engine/imports/sheet/write/timeCell.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { clockInFacts } from './clockInFacts.ts'

const PAGE = 500

/** What one line of a list of people tells: heads with their widths, and the cells of it. */
interface Layout {
  readonly heads: readonly (readonly [title: string, width: number])[]
  readonly cells: (entry: Row, user: Row, day: Row) => readonly unknown[]
  /** A line for each day somebody took part; else a line for each of them. */
  readonly byDay?: true
  /** What else a line tells, read for each of them. */
  readonly more?: (records: JobWork['records'], entry: Row, activity: Row) => Promise<Row>
  /** The entity whose records are the lines; participations unless said. */
  readonly of?: string
}
const people = [['用户ID', 18] as const, ['昵称', 20] as const]

const layouts: { readonly [layout: string]: Layout } = {
  days: {
    heads: [...people, ['日期', 12], ['分钟', 8], ['补卡', 8], ['累计天数', 10]],
    cells: ({ days }, { uid, nickname }, { date, minutes, madeUp }) => [
      uid,
      nickname,
      timeCell(date),
      minutes,
      madeUp ? '是' : '',
      days,
    ],
    byDay: true,
  },
  progress: {
    heads: [...people, ['领取时间', 20], ['完成天数', 10], ['累计分钟', 10], ['完成时间', 20]],
    cells: ({ joinedAt, days, minutes, finishedAt }, { uid, nickname }) => [
      uid,
      nickname,
      timeCell(joinedAt),
      days,
      minutes,
      timeCell(finishedAt),
    ],
  },
  claims: {
    heads: [...people, ['领取时间', 20], ['券码', 24]],
    cells: ({ claimedAt, code }, { uid, nickname }) => [uid, nickname, timeCell(claimedAt), code],
    of: 'welfareClaim',
  },
  clockIns: {
    heads: [...people, ['完成天数', 10], ['补卡天数', 10], ['奖励与达成日期', 60]],
    cells: ({ days }, { uid, nickname }, { madeUp, rewards }) => [
      ...[uid, nickname, days, madeUp, rewards],
    ],
    more: clockInFacts,
  },
  takers: {
    heads: [['手机号', 16], ...people, ['领取时间', 20], ['新用户', 8]],
    cells: ({ phone, takenAt, isNew }, { uid, nickname }) => [
      phone,
      uid,
      nickname,
      timeCell(takenAt),
      isNew ? '是' : '',
    ],
    of: 'channelTake',
  },
  runners: {
    heads: [...people, ['组别', 12], ['累计分钟', 10], ['完赛时间', 20], ['名次', 8]],
    cells: ({ distance, minutes, finishedAt, rank }, { uid, nickname }) => [
      uid,
      nickname,
      distance,
      minutes,
      timeCell(finishedAt),
      rank,
    ],
  },
}

/** An action that writes who took part in the record it is called on, as a job. */
export const exportsParticipants =
  (layout: string): ActionFunction =>
  async ({ context, entity, action, row, session, db }) => {
    if (!row) throw missing(entity.label)
    const asked = {
      kind: 'export',
      title: `${entity.actions[action]?.label[0]} · ${row[entity.title]}`,
      entity: entity.name,
      recordId: row.id as number,
      params: { writes: 'participants', layout, of: entity.name, id: row.id },
      total: Number(row.joined ?? row.joinCount ?? row.claimed ?? row.taken ?? 0),
    }
    return { job: await queueFor({ context, session, db }, asked) }
  }

/** Writes who claimed a benefit, and the code they were given. */
export const claims = exportsParticipants('claims')

/** Who took part, by `params.layout`: a line for each of them or for each of their days. */
export async function sheet(work: JobWork): Promise<SheetFile> {
  const { context, params, records, starter } = work
  const layout = layouts[String(params.layout)] as Layout
  const lines = entityNamed(context, layout.of ?? 'participation')
  const of = entityNamed(context, String(params.of))
  const activity = await records.find(of.name, Number(params.id))
  const rows: PlannedCell[][] = []
  for (let after = 0; ; ) {
    const where = { [of.name]: params.id, id: { gt: after } }
    const page = await records.select(lines.name, where, {
      limit: PAGE,
      sort: 'id',
    })
    const users = await usersOf(context, page)
    for (const row of page) {
      const entry = context.access.maskRow(lines, row, starter, { exporting: true })
      const more = (await layout.more?.(records, entry, activity ?? {})) ?? {}
      const days = layout.byDay ? await daysOf(records, entry) : [more]
      const user = users.get(entry.user) ?? {}
      rows.push(...days.map((day) => layout.cells(entry, user, day).map(cell)))
    }
    if (page.length < PAGE) break
    after = page.at(-1)?.id as number
  }
  return {
    plan: {
      name: '名单',
      columns: layout.heads.map(([, width]) => ({ width })),
      rows: [layout.heads.map(([title]) => header(title)), ...rows],
      isFrozen: true,
    },
    rows: rows.length,
    name: `${activity?.[of.title] ?? params.id}.xlsx`,
  }
}

/** Times are cells already, numbers stay numbers. */
const cell = (value: unknown): PlannedCell =>
  typeof value === 'number' || (typeof value === 'object' && value !== null)
    ? (value as PlannedCell)
    : text(String(value ?? ''))

const daysOf = (records: JobWork['records'], { id }: Row): Promise<Row[]> =>
  records.select('participationDay', { participation: id }, { limit: PAGE, sort: 'date' })

async function usersOf(context: JobWork['context'], page: readonly Row[]) {
  const ids = [...new Set(page.flatMap(({ user }) => (user ? [user as number] : [])))]
  const users = await context.rows.readMany(
    context.database.db,
    entityNamed(context, 'appUser'),
    ids,
  )
  return new Map<unknown, Row>(users.map((user) => [user.id, user]))
}
