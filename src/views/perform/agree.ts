import type { Row } from '#declare'
import { PortalError } from '../../client/portalError.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import type { Consent } from '../dialog/withConsent.ts'
import { alsoAccepting, askingFor } from './move.ts'
import type { Performing } from './Performing.ts'
import { consentOf } from './terms.ts'
import { wordsOf } from './wordsOf.ts'

/** What was said to the dialog of a move, and agreed to on the way: all that is needed to make it later. */
export interface AgreedMove {
  readonly values: Row
  readonly reason?: string
  readonly consent: Consent
}

/**
 * Asks what a move demands, and tries it without making it: what would refuse it is shown in the dialog, beside
 * everything as it was typed. Null where somebody would rather not.
 */
export async function agree(
  here: Performing,
  record: Row,
  name: string,
  given?: Agreed,
): Promise<AgreedMove | null> {
  const { entity } = here
  const { asking, heeded } = askingFor(here, record, name, given)
  let consent: Consent = consentOf(entity, name, record)
  const tries: Tries = async (agreed) => {
    const found = await tried(here, record, name, agreed)
    if ('message' in found) return found
    const asked = found.warnings.filter(({ rule }) => !heeded().includes(rule))
    if (asked.length === 0) return null
    const warnings = asked.map(({ message }) => message)
    const title = here.say(['请确认', 'Please confirm'])
    if (!(await here.ask({ title, warnings }))) return {}
    consent = alsoAccepting(
      consent,
      asked.map(({ rule }) => rule),
    )
    return null
  }
  const agreed = await asking(tries)
  if (!agreed) return null
  const { values = {}, reason } = agreed
  return { values, consent: alsoAccepting(consent, heeded()), ...(reason && { reason }) }
}

async function tried({ portal, entity }: Performing, record: Row, move: string, agreed: Agreed) {
  const { values = {}, reason } = agreed
  const trial = { id: Number(record.id), move, ...(reason && { reason }) }
  try {
    const { errors = {}, warnings = [] } = await portal.check(entity.name, values, trial)
    const [message] = Object.values(errors)
    if (message === undefined) return { warnings }
    const { _, ...fields } = errors
    return { message: _ ?? message, errors: fields }
  } catch (error) {
    // Out of reach: it is kept, and told of when it is sent.
    if (error instanceof PortalError && error.status === 0) return { warnings: [] }
    return { message: wordsOf(error), errors: {} }
  }
}
