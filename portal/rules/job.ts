import type { Label } from '#declare'
import { keptSession } from '../jobs/starter.ts'
import type { Change } from '../records/change.ts'
import type { RuleFunctions } from './rule.ts'

/** Taken up anew: what crashed before counts no longer, and a retry says so to whoever takes it up. */
async function goesOn({ after, by, session, tx }: Change): Promise<void> {
  const again = by === 'retry' ? { again: 1 } : {}
  const fresh = { place: '', crashes: 0, due: 0, ended: 0, ...again }
  await tx
    .insertInto('_job')
    .values({ job: after.id, session: JSON.stringify(keptSession(session)), again: 0, ...fresh })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(fresh))
    .execute()
}

const ends: { readonly [move: string]: Label } = {
  finish: ['任务已完成', 'Job done'],
  finishPartly: ['任务部分成功', 'Job partly done'],
  fail: ['任务失败', 'Job failed'],
}

/** The starter reads it from the bell; in the transaction that ends the job, so it is told once. */
async function tellsStarter({ after, by, records, entities }: Change): Promise<void> {
  const end = ends[by ?? '']
  if (!end || typeof after.createdBy !== 'number' || !entities.has('notice')) return
  const { done, failed, skipped } = after
  const title = `${end[0]} · ${end[1]}：${after.title}`
  const counts = [
    `成功 ${done}，失败 ${failed}，跳过 ${skipped}`,
    `${done} done, ${failed} failed, ${skipped} skipped`,
  ]
  const body = [...counts, ...(after.error ? [after.error] : [])].join('\n')
  await records.create('notice', {
    user: after.createdBy,
    type: 'job',
    title: cut(title, 80),
    body: cut(body, 500),
  })
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')

/** Rules of jobs that no word carries. */
export const job: RuleFunctions = {
  goesOn: { effect: goesOn },
  tellsStarter: { effect: tellsStarter },
}
