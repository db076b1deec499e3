import { PortalError } from '../../client/portalError.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import { wordsOf } from './wordsOf.ts'

/**
 * Asks, and carries it out while the dialog waits: what refuses it is shown there, with everything as it was typed.
 * Where the dialog has nothing to fill in, or none was needed, it is carried out afterwards. Null where somebody would
 * rather not. @throws what refuses it, where no dialog shows that.
 */
export async function confirmAndRun<T>(
  asking: (tries: Tries) => Promise<Agreed | null>,
  send: (agreed: Agreed) => Promise<T | null>,
): Promise<T | null> {
  let done: { readonly given: T | null } | undefined
  const tries: Tries = async (agreed) => {
    try {
      done = { given: await send(agreed) }
    } catch (error) {
      const errors = error instanceof PortalError ? error.fields : {}
      return { message: wordsOf(error), errors }
    }
    return done.given === null ? {} : null
  }
  const agreed = await asking(tries)
  if (!agreed) return null
  return done ? done.given : send(agreed)
}
