import { fileFault } from '#derive/bulk/fileFault.ts'
import { messageOf } from '#derive/bulk/finding.ts'
import { BY_CALL } from '#portal/engine/imports/byCall.ts'
import { mayGoOn } from '#portal/engine/imports/goingOn.ts'
import { batchesSeen, mayRunBatch } from '#portal/engine/imports/rights.ts'
import type { Bringing, Judging, RuleFunctions, Seeing } from '#portal/engine/rules/rule.ts'
import { tellOfImport } from '#portal/engine/webhooks/tellOfImport.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** Some kinds take only a file called as their template. */
const nameOfTemplate: Judging = ({ after }) => {
  const kind = bulkKinds[after.kind as string]
  if (!kind || !after.fileName) return []
  const fault = fileFault(kind, { name: String(after.fileName), size: 0 })
  return fault?.code === 'F1' ? [{ field: 'fileName', message: messageOf(kind, fault) }] : []
}

/** A wanted repeat says why anew; an old call has but one reason. */
const newReason: Judging = async ({ after, records }) => {
  if (!after.repeatOf || after.reason === BY_CALL) return []
  const origin = await records.find('batchGive', after.repeatOf as number)
  if (!origin || origin.reason !== after.reason) return []
  return [
    {
      field: 'reason',
      message: ['请填写新的原因', 'Give a new reason: this one stands on the first batch'],
    },
  ]
}

const otherNamesItsEntity: Judging = ({ after, entities }) => {
  if (after.kind !== 'other') return []
  const named = (after.options as { entity?: unknown } | null)?.entity
  if (typeof named === 'string' && entities.has(named)) return []
  return [
    {
      field: 'options',
      message: ['请在附加选项中说明导入对象', 'Say in options.entity what is imported'],
    },
  ]
}

const mayRunKind: Judging = ({ after, session, by, before }) => {
  // Whoever made it may always stop it.
  if (by === 'cancel' && before?.createdBy === session.user?.id) return []
  const kind = bulkKinds[after.kind as string]
  if (!kind && session.acting === 'user')
    return [
      {
        field: 'kind',
        message: ['此类批量操作尚未开放', 'Batches of this kind are not offered yet'],
      },
    ]
  if (!kind || mayRunBatch(session, after)) return []
  return [
    {
      field: '_',
      kind: 'forbidden',
      message: ['没有执行此类批量操作的权限', 'You may not run batches of this kind'],
    },
  ]
}

/** Its job pauses, goes on and stops with a batch. */
const jobFollows: Bringing = {
  effect: async ({ by, before, records }) => {
    const job = before?.job ? await records.find('job', before.job as number) : null
    const from: { readonly [move: string]: readonly string[] } = {
      pause: ['queued', 'running'],
      resume: ['paused'],
      cancel: ['queued', 'running', 'paused'],
    }
    if (job && by && from[by]?.includes(job.status as string))
      await records.move('job', job.id as number, by)
  },
}

const seesKindsAndOwn: Seeing = { sees: (session) => batchesSeen(session) }

/** Rules of bulk runs that no word carries. */
export const rules: RuleFunctions = {
  nameOfTemplate,
  mayGoOn: async (change) => {
    await mayGoOn(change)
  },
  newReason,
  otherNamesItsEntity,
  mayRunKind,
  jobFollows,
  tellsReceivers: { effect: tellOfImport },
  seesKindsAndOwn,
}
