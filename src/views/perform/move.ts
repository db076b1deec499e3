import type { Row } from '#declare'
import type { Uses } from '../../dataProvider/portalProvider.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { takesAway } from '../record/demands.ts'
import { confirmAction } from './confirmAction.ts'
import { confirmAndRun } from './confirmAndRun.ts'
import { carriesTo } from './consequence.ts'
import { runAndNotify } from './notify.ts'
import type { Performing } from './Performing.ts'
import { consentOf, termsOf } from './terms.ts'
import { undoOfMove } from './undoMove.ts'

/** Moves a record to another state; the record as it stands afterwards, null where it was not done. */
export function move(here: Performing, record: Row, name: string): Promise<Row | null> {
  const { entity, portal, ask, say } = here
  const title = say(entity.moves[name]!.label)
  const needs = (values: Row) => unmet(here, record, name, values)
  const id = Number(record.id)
  // Known where the dialog was shown: what does not come back by itself is not offered to be taken back.
  let told: readonly unknown[] | undefined
  const along = async () => {
    const found = await movedAlong(here, record, name)
    told = found
    return found ?? []
  }
  const unused: Uses = { total: 0, groups: [] }
  const uses = takesAway.includes(name)
    ? () => portal.uses(entity.name, id).catch(() => unused)
    : undefined
  const asking = (tries: Tries) =>
    confirmAction(here, name, { title, records: [record], needs, along, uses, tries })
  const send = (agreed: Agreed) => {
    const sending = (consent: Consent) =>
      portal.move(entity.name, id, name, agreed.values, termsOf(agreed, consent, record))
    return withConsent(sending, ask, say, consentOf(entity, name, record))
  }
  const undoOf = (done: Row) => undoOfMove(here, record, name, done, told?.length === 0)
  return runAndNotify(here, title, () => confirmAndRun(asking, send), undoOf)
}

async function unmet({ portal, entity }: Performing, record: Row, name: string, values: Row) {
  const options = { id: Number(record.id), move: name }
  const { errors = {} } = await portal.check(entity.name, values, options)
  return Object.values(errors)
}

/** Others that would change with it, but for those the dialog names already; a reason is typed later. */
async function movedAlong({ portal, entity }: Performing, { id }: Row, move: string) {
  const told = carriesTo(entity, move)
  const trial = { id: Number(id), move, reason: '…' }
  const checked = await portal.check(entity.name, {}, trial).catch(() => undefined)
  return checked && (checked.along ?? []).filter((one) => !told.includes(one.entity))
}
