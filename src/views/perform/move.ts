import type { Row } from '#declare'
import type { Uses } from '#wire/uses.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { demandsOf, takesAway } from '../record/demands.ts'
import { confirmAction } from './confirmAction.ts'
import { confirmAndRun } from './confirmAndRun.ts'
import { carriesTo } from './consequence.ts'
import { dialogFields } from './dialogFields.ts'
import { doneSaid } from './doneSaid.ts'
import { runAndNotify } from './notify.ts'
import type { Performing } from './Performing.ts'
import { standing } from './standing.ts'
import { consentOf, termsOf } from './terms.ts'
import { undoOfMove } from './undoMove.ts'

/**
 * Moves a record to another state; the record as it stands afterwards, null where it was not done. `given` is what was
 * said to its dialog before, where it was not done then.
 */
export function move(
  here: Performing,
  record: Row,
  name: string,
  given?: Agreed,
): Promise<Row | null> {
  const { entity, portal, ask, say } = here
  const title = say(entity.moves[name]!.label)
  const id = Number(record.id)
  const { asking, told, heeded } = askingFor(here, record, name, given)
  const asked = Object.keys(dialogFields(entity, name, demandsOf(entity, name, [record]), [record]))
  const stands = standing(entity, record, asked, say)
  const send = (agreed: Agreed) => {
    const sending = (consent: Consent) =>
      portal
        .move(entity.name, id, name, agreed.values, termsOf(agreed, consent, stands.now()))
        .catch((error) => Promise.reject(stands.told(error)))
    return withConsent(sending, ask, say, alsoAccepting(consentOf(entity, name, record), heeded()))
  }
  const undoOf = (done: Row) => undoOfMove(here, record, name, done, told()?.length === 0)
  return runAndNotify(
    here,
    title,
    () => confirmAndRun(asking, send),
    undoOf,
    doneSaid(say, entity, name),
  )
}

/** The question a move asks, what was found to come along, once that was told, and which warnings it has shown. */
export function askingFor(here: Performing, record: Row, name: string, given?: Agreed) {
  const { entity, portal, say } = here
  const title = say(entity.moves[name]!.label)
  const id = Number(record.id)
  let found: readonly Asked[] = []
  let seen: readonly string[] = []
  const needs = async (values: Row) => {
    const { errors = {}, warnings = [] } = await portal.check(entity.name, values, {
      id,
      move: name,
    })
    found = warnings
    return Object.values(errors)
  }
  const heeds = () => {
    seen = found.map(({ rule }) => rule)
    return found.map(({ message }) => message)
  }
  // Known where the dialog was shown: what does not come back by itself is not offered to be taken back.
  let told: readonly unknown[] | undefined
  const isTaking = takesAway.includes(name)
  const tried = once(() => movedAlong(here, record, name, isTaking))
  const along = async () => {
    const found = await tried()
    told = found?.along
    return found?.along ?? []
  }
  const unused: Uses = { total: 0, groups: [] }
  const uses = isTaking ? () => portal.uses(entity.name, id).catch(() => unused) : undefined
  const then = isTaking ? async () => (await tried())?.readers : undefined
  // What takes something away is tried while its dialog opens: who would be refused is not promised anything.
  const refused = isTaking ? async () => (await tried())?.refused ?? [] : undefined
  const asking = (tries: Tries) =>
    confirmAction(here, name, {
      ...{ title, records: [record], needs, heeds, along },
      uses,
      then,
      refused,
      tries,
      ...(given?.values && { given: given.values }),
      ...(given?.reason && { because: given.reason }),
    })
  return { asking, told: () => told, heeded: () => seen }
}

/** What the portal asks about a move. */
interface Asked {
  readonly rule: string
  readonly message: string
}

/** What the dialog has shown is agreed to by going on: it is not asked once more. */
export const alsoAccepting = (consent: Consent, rules: readonly string[]): Consent =>
  rules.length === 0
    ? consent
    : { ...consent, accept: [...new Set([...(consent.accept ?? []), ...rules])] }

/** What would change with it, but for those the dialog names already, and what readers see then; a reason is typed later. */
async function movedAlong(
  { portal, entity }: Performing,
  { id }: Row,
  move: string,
  isTaking: boolean,
) {
  const told = carriesTo(entity, move)
  const trial = { id: Number(id), move, reason: '…', ...(isTaking && { readers: true as const }) }
  const checked = await portal.check(entity.name, {}, trial).catch(() => undefined)
  return (
    checked && {
      along: (checked.along ?? []).filter((one) => !told.includes(one.entity)),
      readers: checked.readers,
      refused: Object.entries(checked.errors ?? {})
        .filter(([field]) => field === '_')
        .map(([, message]) => message),
    }
  )
}

/** Asked for the first time it is wanted, and then known. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask()
    return answer
  }
}
