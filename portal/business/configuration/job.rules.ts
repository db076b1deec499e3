import type { Label } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import { recordAddress, tellUser } from '#portal/engine/notices/tellUser.ts'
import { keptSession } from '#portal/engine/queue/starter.ts'
import type { RuleFunctions } from '#portal/engine/rules/rule.ts'

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

/** What a job works on pauses, goes on and stops with it. */
const itsWorkFollows = async (change: Change): Promise<void> =>
  change.parts.jobs[change.after.kind as string]?.moved?.(change)

const ends: { readonly [move: string]: Label } = {
  finish: ['任务已完成', 'Job done'],
  finishPartly: ['任务部分成功', 'Job partly done'],
  fail: ['任务失败', 'Job failed'],
}
const noneDone: Label = ['任务没有一行成功', 'Job did nothing']

/**
 * The starter reads it from the bell, of what only followed from something they did where it did not go
 * well; in the transaction that ends the job, so it is told once.
 */
async function tellsStarter(change: Change): Promise<void> {
  const { after, by, records, tx, entities, parts } = change
  const end = by === 'finishPartly' && after.done === 0 ? noneDone : ends[by ?? '']
  if (!end || typeof after.createdBy !== 'number' || !entities.has('notice')) return
  if (after.along && by === 'finish') return
  const { id, title, done, failed, skipped, error } = after
  const why = error ? `\n${error}` : ''
  const notice =
    by === 'fail' ? undefined : await parts.jobs[after.kind as string]?.notice?.(change)
  await tellUser(
    { records, db: tx },
    {
      user: after.createdBy,
      type: 'job',
      title: [`${end[0]}：${title}`, `${end[1]}: ${title}`],
      body: notice?.body ?? [
        `成功 ${done}，失败 ${failed}，跳过 ${skipped}${why}`,
        `${done} done, ${failed} failed, ${skipped} skipped${why}`,
      ],
      target: notice?.target ?? recordAddress('job', id),
    },
  )
}

/** Rules of jobs that no word carries. */
export const rules: RuleFunctions = {
  goesOn: { effect: goesOn },
  itsWorkFollows: { effect: itsWorkFollows },
  tellsStarter: { effect: tellsStarter },
}
