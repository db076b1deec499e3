import type { Entity, Label } from '#declare'
import { deedHelp, sentencesOf, stateHelp } from './screenHelp.ts'

/** A line of the help of an entity's screens, as the search finds it. */
export interface HelpLine {
  readonly kind: 'state' | 'deed' | 'rule'
  readonly label: Label
}

/** What the help of an entity's screens says, line by line: each state, what can be done, each rule in a sentence. */
export function helpLines(entity: Entity): readonly HelpLine[] {
  const once = (kind: HelpLine['kind'], labels: readonly Label[]) =>
    [...new Map(labels.map((label) => [label[0], label])).values()].map((label) => ({
      kind,
      label,
    }))
  return [
    ...once(
      'state',
      stateHelp(entity).map(({ label }) => label),
    ),
    ...once(
      'deed',
      deedHelp(entity).map(({ label }) => label),
    ),
    ...once('rule', sentencesOf(entity)),
  ]
}
