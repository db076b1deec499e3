import { createElement, lazy } from 'react'
import type { Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { listPathOf } from '#resources/screens.ts'
import type { Meant } from '../../dataProvider/portalProvider.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { createAt } from '../list/createAt.ts'
import { counting, countOf, outcomeQuestion, refusedOf } from '../record/bulkOutcome.ts'
import { confirmAction } from './confirmAction.ts'
import { confirmAndRun } from './confirmAndRun.ts'
import { labelOf } from './labels.ts'
import { runAndNotify, unlessRefused, watchJob } from './notify.ts'
import type { Performing } from './Performing.ts'
import { consentOf, termsOf } from './terms.ts'
import { undoOfMany } from './undoMove.ts'

const MergeChoice = lazy(() => import('../merge/MergeChoice.tsx'))

/** Does something with many records, of which `records` are at hand for their names; whether it was done for at least one. */
export async function many(
  here: Performing,
  records: readonly Row[],
  meant: Meant,
  name: string,
): Promise<boolean> {
  const { entity, portal, ask, say } = here
  const title = say(labelOf(entity, name))
  if (mergesOf(entity, name)) return merge(here, title, records, meant, name)
  if (entity.actions[name]?.begins) return begin(here, meant, name)
  const count = countOf(meant)
  const asking = (tries: Tries) => confirmAction(here, name, { title, records, count, tries })
  const send = (agreed: Agreed) => {
    const sending = counting(meant, (now, consent: Consent) =>
      portal.bulk(entity.name, name, now, agreed.values, termsOf(agreed, consent, null)),
    )
    return withConsent(sending, ask, say, consentOf(entity, name))
  }
  const done = await unlessRefused(here, confirmAndRun(asking, send))
  if (!done) return false
  if (done.job !== undefined) {
    await watchJob(here, title, done.job)
    return true
  }
  await here.refresh()
  const undo = undoOfMany(here, records, name, done)
  const isPartly = refusedOf(done).length > 0 || 'filter' in meant
  if (isPartly) await ask(outcomeQuestion(title, done))
  const message = say(['{title}：{count} 条已完成', '{title}: {count} done'], { title, count })
  if (undo) here.notify(undo.done, { type: 'success', undo })
  else if (!isPartly) here.notify(message, { type: 'success' })
  return true
}

/** Opens the form of a new record with what the portal gives for those that were ticked. */
async function begin(here: Performing, meant: Meant, name: string): Promise<boolean> {
  const { entity, portal, say, notify, navigate, seen } = here
  if (!('ids' in meant)) {
    notify(say(['请逐条勾选', 'Tick the records one by one']), { type: 'warning' })
    return false
  }
  const asked = portal.action(entity.name, null, name, { ids: meant.ids }, {})
  const found = await unlessRefused(here, asked)
  if (!found) return false
  navigate(
    createAt(listPathOf(entity.actions[name]!.begins!, seen, found as Row) ?? '/404', found as Row),
  )
  return true
}

async function merge(
  here: Performing,
  title: string,
  records: readonly Row[],
  meant: Meant,
  name: string,
): Promise<boolean> {
  const { entity, portal, ask, say, notify } = here
  if (!('ids' in meant)) {
    notify(say(['请逐条勾选要合并的记录', 'Tick the records to be merged']), { type: 'warning' })
    return false
  }
  const { ids } = meant
  const choice = createElement(MergeChoice, { entity, name, records, ids })
  const asking = (tries: Tries) =>
    ask({ title, shows: choice, small: true, fields: { of: {} }, tries })
  const send = ({ values }: Agreed) => portal.merge(entity.name, name, ids, Number(values?.target))
  return (await runAndNotify(here, title, () => confirmAndRun(asking, send))) !== null
}
