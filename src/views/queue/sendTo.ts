import type { Entity, Row } from '#declare'
import { codes, PortalError } from '../../client/portalError.ts'
import { readLanguage } from '../../client/storage.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { Decision, Sent } from './outbox.ts'

/** Carries decisions out as moves of the version that was looked at, and tells what became of each. */
export const sendTo =
  (portal: PortalProvider, entity: Entity) =>
  async ({ id, move, to, values, terms, version }: Decision, leaving: boolean): Promise<Sent> => {
    try {
      await portal.decide(entity.name, id, move, values, { ...terms, version }, leaving)
      return 'done'
    } catch (error) {
      if (!(error instanceof PortalError)) return { why: wordsOf(error), asks: false }
      const { code, status, answer } = error
      // Not answered, or not now: it is sent again.
      if (status === 0 || status >= 502 || code === codes.tooMany) return 'lost'
      // It was carried out, and only the answer was lost; or a colleague decided the same.
      if (answer.current?.[entity.stateField] === to) return 'done'
      if (code === codes.conflict && answer.current)
        return { why: standsNow(entity, move, answer.current) ?? wordsOf(error), asks: false }
      if (code !== codes.asks) return { why: wordsOf(error), asks: false }
      const warnings = (answer.warnings ?? []).map(({ message }) => message)
      const separator = readLanguage() === 'en' ? '; ' : '；'
      return { why: warnings.join(separator) || wordsOf(error), asks: true }
    }
  }

/** Where somebody else was faster: what became of it, since nothing is saved here that could be looked at again. */
function standsNow({ moves, states, stateField }: Entity, move: string, current: Row) {
  const state = String(current[stateField])
  const label = states[state]
  if (!label || moves[move]?.from.includes(state)) return undefined
  const isEnglish = readLanguage() === 'en'
  return isEnglish
    ? `a colleague was faster: it is “${label[1]}” now`
    : `同事已先处理，现在是“${label[0]}”`
}
