import type { Action, Entity, Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { deletion, problemsOf } from '#derive/possible.ts'
import type { Problem } from '#derive/problem.ts'
import type { Walker } from './people.ts'
import type { Answer, Here } from './step.ts'

/** Moves a person makes, and the actions on a record that the portal carries out. */
export function deedsOf(entity: Entity): readonly string[] {
  const { moves, actions } = entity
  const own = madeByPortal(entity)
  return [
    ...Object.keys(moves).filter(
      (name) => !moves[name]?.silent && !moves[name]?.merges && !own.includes(name),
    ),
    ...Object.keys(actions).filter((name) => isCarriedOut(actions[name] as Action)),
  ]
}

/** Moves that nobody makes but the portal itself. */
const madeByPortal = (entity: Entity): readonly string[] =>
  literalsOf(entity).flatMap(({ literal: { from, moves } }) =>
    from === 'portal' ? ((moves ?? []) as readonly string[]) : [],
  )

/** Other shapes open, show or fill something, and change nothing. */
const isCarriedOut = (action: Action): boolean =>
  [action.on].flat().some((place) => place === 'row' || place === 'form') &&
  !action.later &&
  !quiet.some((shape) => action[shape] !== undefined)

const quiet: readonly (keyof Action)[] = [
  ...(['opens', 'page', 'plays', 'previews', 'offers', 'gathers', 'uploads'] as const),
  ...(['phrases', 'fills', 'merges', 'picks', 'next', 'links', 'looks'] as const),
]

/** What stands against a deed of somebody with a record, by the derivation that the screens' buttons come from. */
export function against(
  { declared }: Here,
  { viewer }: Walker,
  entity: Entity,
  record: Row,
  deed: string,
): readonly Problem[] {
  const { user, roles, special } = viewer
  return problemsOf(deed, {
    ...{ entity, entities: declared.entities, before: record, after: record },
    now: new Date(Date.now() + 8 * 3_600_000).toISOString().replace('Z', '+08:00'),
    session: {
      acting: 'user',
      user: user === undefined ? null : { id: user },
      ...{ roles, special: new Set(special) },
    },
    ...nothingKnown,
  })
}

/** Whether somebody has the right to a deed at all, whatever state the record is in. */
export const hasRight = (
  here: Here,
  walker: Walker,
  entity: Entity,
  record: Row,
  deed: string,
): boolean =>
  here.declared.access.mayUse(walker.viewer, entity.name, deed === deletion ? 'remove' : deed) &&
  !against(here, walker, entity, record, deed).some(({ kind }) => kind === 'forbidden')

/** Asks for a deed beside the browser, as somebody would who writes the call by hand; whatever is warned of is taken. */
export function callDeed(
  here: Here,
  { path }: Entity,
  id: number,
  deed: string,
  walker?: Walker,
): Promise<Answer & { readonly method: string; readonly path: string }> {
  const method = deed === deletion ? 'DELETE' : 'POST'
  const address = deed === deletion ? `${path}/${id}` : `${path}/${id}/${deed}`
  const body = { confirm: true, ...(deed !== deletion && { reason: '试' }) }
  return here
    .call(method, address, body, walker)
    .then((answer) => ({ ...answer, method, path: address }))
}
