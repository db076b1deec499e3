import type { Fields, Literal, Row } from '#declare'
import { refer } from '#derive/rules/refer.ts'
import type { Situation } from '#derive/situation.ts'
import type { Hint } from '#widgets/input/InputProps.ts'
import { type Hints, hintsOf } from '../form/rules.ts'
import type { Judged } from './useDialog.ts'

/** The record as it will be once what the dialog asks for is done: moved on, and with what is typed. */
export const afterwards = ({ entity, record, name }: Judged, values: Row): Row => ({
  ...record,
  ...(entity.moves[name] && { [entity.stateField]: entity.moves[name].to }),
  ...entity.actions[name]?.sets,
  ...values,
})

/**
 * What the rules say of the inputs of a dialog: which have no place beside the values of others, which are demanded,
 * what they take. What is locked in the form is typed here, for that is what a move is there for.
 */
export function dialogHints({ names }: Judged, situation: Situation): Hints {
  const hints = hintsOf(situation)
  return Object.fromEntries(
    names.map((name) => {
      const { disabled, reason, ...hint } = hints[name] ?? {}
      return [name, { ...hint, ...(reason && !disabled && { reason }) }]
    }),
  )
}

/**
 * What pickers of the dialog offer beside the record and what is chosen in the others.
 * @param waits what they follow from is still read: they would offer what is refused
 */
export function alikeHints(of: Fields, situation: Situation, waits = false): Hints {
  const { entity } = situation
  const whole = { ...situation, entity: { ...entity, fields: { ...entity.fields, ...of } } }
  const alike = Object.entries(of).filter(([, { same, not }]) => same ?? not)
  return Object.fromEntries(
    alike.flatMap(([name, { same, not, where }]): [string, Hint][] => {
      if (waits && same) return [[name, { disabled: true, quiet: true }]]
      const literal = { refer: name, ...(same && { same }), ...(not && { not }), where }
      const { [name]: hint } = refer.input!(literal as Literal, whole)
      return hint?.picker ? [[name, { filter: hint.picker }]] : []
    }),
  )
}
