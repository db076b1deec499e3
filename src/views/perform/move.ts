import type { Row } from '#declare'
import type { Agreed, Tries } from '../ask/useAsk.ts'
import { type Consent, withConsent } from '../ask/withConsent.ts'
import { askedAndDone } from './askedAndDone.ts'
import { askFor } from './askFor.ts'
import type { Performing } from './Performing.ts'
import { consentOf, termsOf } from './terms.ts'
import { told } from './told.ts'

/** Moves a record to another state; the record as it stands afterwards, null where it was not done. */
export function move(here: Performing, record: Row, name: string): Promise<Row | null> {
  const { entity, portal, ask, say } = here
  const title = say(entity.moves[name]!.label)
  const needs = (values: Row) => unmet(here, record, name, values)
  const id = Number(record.id)
  const asking = (tries: Tries) => askFor(here, name, { title, records: [record], needs, tries })
  const send = (agreed: Agreed) => {
    const sending = (consent: Consent) =>
      portal.move(entity.name, id, name, agreed.values, termsOf(agreed, consent, record))
    return withConsent(sending, ask, say, consentOf(entity, name, record))
  }
  return told(here, title, () => askedAndDone(asking, send))
}

async function unmet({ portal, entity }: Performing, record: Row, name: string, values: Row) {
  const options = { id: Number(record.id), move: name }
  const { errors = {} } = await portal.check(entity.name, values, options)
  return Object.values(errors)
}
