import { createElement, lazy } from 'react'
import type { Label, Row } from '#declare'
import type { Uses } from '#wire/uses.ts'
import type { CheckResult } from '../../dataProvider/portalProvider.ts'
import type { Question } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { calledOf } from '../fieldAt.ts'
import { runAndNotify } from './notify.ts'
import type { Performing } from './Performing.ts'
import { consentOf } from './terms.ts'
import { undoOfRemove } from './undoMove.ts'

const AlongNote = lazy(() => import('../record/AlongNote.tsx'))
const ThenNote = lazy(() => import('../record/ThenNote.tsx'))
const UsesNote = lazy(() => import('../record/UsesNote.tsx'))

const goesAlong: Label = ['将一并处理：', 'Along with it:']

/** Puts a record into the bin, having told what goes along or what stands in the way; whether it was done. */
export async function remove(here: Performing, record: Row): Promise<boolean> {
  const { entity, portal, ask, say } = here
  const id = Number(record.id)
  // Where it cannot be told beforehand, the deletion itself will tell.
  const checked: CheckResult = await portal
    .check(entity.name, {}, { id, remove: true, readers: true })
    .catch(() => ({}))
  const title = say(['删除{what}', 'Delete {what}'], { what: say(entity.label) })
  const agreed = await ask({
    title,
    text: say(['删除后可在回收站恢复。', 'It goes to the bin and can be restored.']),
    names: [calledOf(entity, record)],
    ...notesOf(here, id, checked),
    danger: true,
  })
  if (!agreed) return false
  const send = (consent: Consent) =>
    portal.delete(entity.name, { id, meta: consent }).then(() => true)
  const seen = checked.warnings?.map(({ rule }) => rule) ?? []
  const consent = consentOf(entity, 'delete')
  const accepting = { ...consent, accept: [...(consent.accept ?? []), ...seen] }
  const given = accepting.accept.length > 0 ? accepting : consent
  const undoOf = () => undoOfRemove(here, id, title)
  const run = () => withConsent(send, ask, say, given)
  return (await runAndNotify(here, title, run, undoOf)) ?? false
}

/** What the portal says of a deletion that has not happened, and where the record is used. */
function notesOf(
  { portal, entity }: Performing,
  id: number,
  { errors = {}, along = [], warnings, readers }: CheckResult,
): Partial<Question> {
  const barred = Object.values(errors)
  const title = goesAlong
  const found = portal.uses(entity.name, id).catch(() => unused)
  return {
    leads: [
      createElement(AlongNote, { key: 'along', title, found: Promise.resolve(along) }),
      createElement(ThenNote, { key: 'then', found: Promise.resolve(readers) }),
      createElement(UsesNote, { key: 'uses', found, replaced: { entity, id } }),
    ],
    ...(barred.length > 0 && { needs: async () => barred }),
    ...(warnings && { warnings: warnings.map(({ message }) => message) }),
  }
}

/** Where nobody tells, the deletion itself will. */
const unused: Uses = { total: 0, groups: [] }
