import type { Entity, Label, Row } from '#declare'
import { same } from '#derive/compare.ts'
import { codes, PortalError } from '../../client/portalError.ts'
import { readLanguage } from '../../client/storage.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { Decision, Sent } from './outbox.ts'

/**
 * Carries decisions out as moves of the version that was looked at, and tells what became of each.
 * @param seen the record as it stood when it was decided, while this window knows it
 */
export const sendTo =
  (portal: PortalProvider, entity: Entity, seen: (id: number) => Row | undefined) =>
  async (decision: Decision, leaving: boolean): Promise<Sent> => {
    const { id, move, to, values, terms, version } = decision
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
      if (code === codes.conflict && answer.current) {
        const changed = whatChanged(entity, decision.from, seen(id), answer.current)
        return { why: changed ? sayNow(changed) : wordsOf(error), asks: false }
      }
      if (code !== codes.asks) return { why: wordsOf(error), asks: false }
      const warnings = (answer.warnings ?? []).map(({ message }) => message)
      return { why: warnings.join(sayNow(['；', '; '])) || wordsOf(error), asks: true }
    }
  }

/** So many fields are named. */
const NAMED = 3

/** Where somebody else was faster: what became of it, since nothing is saved here that could be looked at again. */
export function whatChanged(
  { fields, states, stateField }: Pick<Entity, 'fields' | 'states' | 'stateField'>,
  from: string,
  before: Row | undefined,
  current: Row,
): Label | undefined {
  const state = states[String(current[stateField])]
  if (state && current[stateField] !== from)
    return [`同事已先处理，现在是“${state[0]}”`, `a colleague was faster: it is “${state[1]}” now`]
  // What the portal counts and computes changes by itself.
  const others = Object.entries(fields).filter(
    ([name, { readOnly, kind }]) =>
      !readOnly &&
      kind !== 'computed' &&
      before !== undefined &&
      name in before &&
      name in current &&
      !same(before[name], current[name]),
  )
  if (others.length === 0) return undefined
  const labels = others.slice(0, NAMED).map(([, { label }]) => label)
  const more = others.length > NAMED
  return [
    `同事刚改过${labels.map(([chinese]) => chinese).join('、')}${more ? '等' : ''}，请再看一遍`,
    `a colleague has just changed ${labels.map(([, english]) => english).join(', ')}${more ? ' and more' : ''}: look again`,
  ]
}

const sayNow = ([chinese, english]: Label): string => (readLanguage() === 'en' ? english : chinese)
