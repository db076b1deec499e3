import { conditionOf } from '#portal/engine/exports/conditionOf.ts'
import { listedEntity } from '#portal/engine/exports/listedEntity.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const listAndConditionsAreRead: Judging = ({ after, entities }) => {
  const entity = listedEntity(entities, after.kind)
  if (!entity) return []
  const read = conditionOf(entity, after.conditions)
  return 'problems' in read ? read.problems : []
}

/** Its job stops with an export, and goes on with it; one that came to its end is followed by a new one. */
const jobFollows: Bringing = {
  effect: async ({ by, after, records, queue }) => {
    const job = after.job ? await records.find('job', after.job as number) : null
    const status = String(job?.status)
    if (by === 'cancel') {
      if (job && ['queued', 'running', 'paused'].includes(status))
        await records.move('job', job.id as number, 'cancel')
      return
    }
    if (job && ['queued', 'running'].includes(status)) return
    if (job && ['failed', 'partly', 'cancelled'].includes(status)) {
      await records.move('job', job.id as number, 'retry')
      return
    }
    const id = after.id as number
    const title = `导出 ${after.reason}`
    const asked = { kind: 'export', title, entity: 'export', recordId: id, params: { export: id } }
    await records.update('export', id, { job: await queue(asked) })
  },
}

/** Rules of exports that no word carries. */
export const rules: RuleFunctions = { listAndConditionsAreRead, jobFollows }
