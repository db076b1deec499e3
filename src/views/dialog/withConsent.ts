import type { Label } from '#declare'
import { codes, PortalError } from '../../client/portalError.ts'
import type { Say } from '../../i18n/useSay.ts'
import type { OpenDialog } from './useDialog.ts'

const title: Label = ['请确认', 'Please confirm']

/** What was agreed to, as it is sent along: rules whose warning was accepted, and the word that was typed. */
export interface Consent {
  readonly accept?: readonly string[]
  readonly confirm?: string
}

/**
 * Runs a call that the portal may want agreed to first (42800): shows its warnings, and sends it again with what was
 * accepted. Null where somebody would rather not. @throws PortalError for anything else.
 */
export async function withConsent<T>(
  run: (consent: Consent) => Promise<T>,
  ask: OpenDialog,
  say: Say,
  given: Consent = {},
): Promise<T | null> {
  try {
    return await run(given)
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== codes.asks) throw error
    const { warnings = [], confirm } = error.answer
    const accepted = given.accept ?? []
    const accept = [
      ...new Set([
        ...accepted,
        ...warnings.map(({ rule }) => rule),
        ...(confirm ? ['confirm'] : []),
      ]),
    ]
    const next = { accept, ...(confirm?.typed && { confirm: confirm.typed }) }
    // The same question twice means that the portal does not take the answer; asking for ever helps nobody.
    if (accept.length === accepted.length && next.confirm === given.confirm) throw error
    const agreed = await ask({
      title: say(title),
      ...(confirm && { text: countText(say, confirm.count) ?? error.message }),
      ...(confirm?.typed && { typed: confirm.typed }),
      warnings: warnings.map(({ message }) => message),
    })
    return agreed && withConsent(run, ask, say, next)
  }
}

const countText = (say: Say, count: number | undefined) =>
  count === undefined
    ? undefined
    : say(['将影响 {count} 条记录', 'This touches {count:record|records}'], { count })
