import { type Field, f, type Label } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { PortalError } from '../../client/portalError.ts'
import type { Say } from '../../i18n/useSay.ts'
import { nextHour } from '../perform/timesProposed.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { OpenDialog } from './useDialog.ts'
import { type Consent, withConsent } from './withConsent.ts'

interface AskedTime<T> {
  readonly title: string
  readonly text: string
  /** What the time is called; 时间 unless said. */
  readonly label?: Label
  /** The time that is set already; a round hour to come is proposed where there is none. */
  readonly known: unknown
  /** Sets it; a refusal is told beside the time, and the dialog stays. */
  send(at: unknown, consent: Consent): Promise<T>
  /** What the portal answered, once it was set. */
  done(answer: T): void
}

/** Asks for the time at which the portal is to do something by itself. */
export async function askTime<T>(
  ask: OpenDialog,
  say: Say,
  { title, text, label = ['时间', 'Time'], known, send, done }: AskedTime<T>,
): Promise<void> {
  const at: Field = f.dateTime(label[0], label[1], { required: true })
  await ask({
    ...{ title, text },
    fields: { of: { at }, record: { at: known ?? nextHour(toShanghai(Date.now())) } },
    ok: ['定时', 'Set the time'],
    tries: async ({ values }) => {
      // Left as it was: nothing is set, and nothing to be taken back is told of.
      if (values?.at === known) return null
      try {
        const answer = await withConsent((consent) => send(values?.at, consent), ask, say)
        if (!answer) return {}
        done(answer)
        return null
      } catch (error) {
        const errors = error instanceof PortalError ? error.answer.errors : undefined
        return errors?.at ? { errors: { at: errors.at } } : { message: wordsOf(error) }
      }
    },
  })
}
