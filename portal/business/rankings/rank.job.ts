import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { isCounted } from './figures.ts'
import { recountBoard } from './recountBoard.ts'

/** Boards that are counted, with the cycles of each. */
const boards = [
  'user',
  'studyTime',
  'continuous',
  'digital',
  'podcast',
  'hotCourses',
  'hotListening',
  'articles',
]
const cycles = ['day', 'week', 'month', 'total']

/** One board and cycle, or of a night all that have entries: each in a transaction of its own. */
export const job: JobKind = {
  async step(work) {
    const { ground, session, params } = work
    const all = params.board
      ? [[String(params.board), String(params.cycle)] as const]
      : boards.flatMap((board) => cycles.map((cycle) => [board, cycle] as const))
    const at = Number(work.kept.get('at') ?? 0)
    const [board, cycle] = all[at] as readonly [string, string]
    await inUnit(ground, { session }, async (unit) => {
      await work.demandLease(unit.tx)
      const isAsked = Boolean(params.board)
      const stands = isAsked || (await unit.records.count('rank', { board, cycle })) > 0
      if (!stands || !isCounted(board)) return
      const { counted, made, removed } = await recountBoard(unit, board, cycle)
      await work.tell(unit.tx, [
        {
          text: [
            `统计到 ${counted} 项，新上榜 ${made}，落榜 ${removed}`,
            `${counted} counted, ${made} new, ${removed} dropped`,
          ],
        },
      ])
    })
    work.kept.set('at', at + 1)
    const done = at + 1
    return { done, failed: 0, total: all.length, over: done >= all.length }
  },
}
