import type { Row } from '#declare'
import { type Consent, withConsent } from '../ask/withConsent.ts'
import { titleOf } from '../fieldAt.ts'
import type { Performing } from './Performing.ts'
import { consentOf } from './terms.ts'
import { told } from './told.ts'

/** Puts a record into the bin; whether it was done. */
export async function remove(here: Performing, record: Row): Promise<boolean> {
  const { entity, portal, ask, say } = here
  const title = say(['删除{what}', 'Delete {what}'], { what: say(entity.label) })
  const agreed = await ask({
    title,
    text: say(['删除后可在回收站恢复。', 'It goes to the bin and can be restored.']),
    names: [titleOf(entity, record)],
    danger: true,
  })
  if (!agreed) return false
  const send = (consent: Consent) =>
    portal.delete(entity.name, { id: Number(record.id), meta: consent }).then(() => true)
  const consent = consentOf(entity, 'delete')
  return (await told(here, title, () => withConsent(send, ask, say, consent))) ?? false
}
