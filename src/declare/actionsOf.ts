import { type ActionOf, usualActions } from './action.ts'
import type { Action, Entity } from './declared.ts'
import type { Fields } from './field.ts'
import { editable } from './isKept.ts'
import type { Label } from './label.ts'

/**
 * What an action does. One that says none of these runs the function of its own name, or changes the fields of the
 * record that it asks for.
 */
const shapes = [
  'opens',
  'copies',
  'sets',
  'fills',
  'runs',
  'looks',
  'page',
  'merges',
  'previews',
  'links',
  'picks',
  'plays',
  'offers',
  'gathers',
  'phrases',
  'uploads',
  'later',
] as const
const runsItself = (action: ActionOf<Fields, string>) =>
  !Array.isArray(action.asks) && !shapes.some((shape) => shape in action)
const later = (text: Label | string): Label =>
  typeof text === 'string' ? ['后续提供', text] : text
/** Actions with what may be left out filled in: label, place, function, the values one resets to. */
export const actionsOf = (
  fields: Fields,
  actions: Record<string, ActionOf<Fields, string>>,
): Entity['actions'] =>
  Object.fromEntries(
    Object.entries(actions).map(([name, { resets, ...action }]) => [
      name,
      {
        ...action,
        label: action.label ?? usualActions[name] ?? ([name, name] as const),
        on: action.on ?? 'row',
        ...(resets && { sets: beginningsOf(fields, resets) }),
        ...(!resets && runsItself(action) && { runs: name }),
        ...(action.later && { later: later(action.later) }),
      } as Action,
    ]),
  )

/** What a new record begins with, as values of `sets`: text stands as text, nothing as null. */
const beginningsOf = (fields: Fields, resets: NonNullable<ActionOf<Fields, string>['resets']>) =>
  Object.fromEntries(
    ('allBut' in resets
      ? editable(fields).filter((name) => !resets.allBut.includes(name))
      : resets
    ).map((name) => [name, asValue(fields[name]?.default)]),
  )
const asValue = (begins: unknown) =>
  typeof begins === 'string' ? { text: begins } : (begins ?? null)
