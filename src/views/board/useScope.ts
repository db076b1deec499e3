import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import { isHeld } from '#derive/isHeld.ts'
import { filterOf } from '../list/filterOf.ts'
import { useFixed } from '../list/useFixed.ts'

/** Which of several boards or trees of an entity is looked at, and what of it. */
export interface Scope {
  /** Fields within which records are sorted. */
  readonly within: readonly string[]
  /** Those of them to be chosen on the screen. */
  readonly asked: readonly string[]
  /** What is chosen of them, in the address. */
  readonly given: Row
  /** What is chosen and what the screen holds fast. */
  readonly scope: Row
  /** What the records are filtered by besides, in the address. */
  readonly filters: Row
  /** All of it, as the portal is asked. */
  readonly filter: Row
  /** What must be chosen before anything can be shown; undefined once all of it is. */
  readonly lacks: string | undefined
  readonly ready: boolean
  setFilters(filters: Row): void
}

/** The scope the address names, the first choices where it names none. The levels of a tree are no scope to choose. */
export function useScope(entity: Entity, screen: Screen): Scope {
  const fixed = useFixed(entity, screen)
  const [search, setSearch] = useSearchParams()
  const text = search.get('filter')
  const { within, asked, given, filters } = useMemo(() => {
    const names = askedOn(entity, fixed)
    const { chosen, others } = splitFilter(filterOf(text), names)
    const begun: Row = { ...firstChoices(entity, names, fixed), ...chosen }
    const open = names.filter((name) => !isRefused(entity, name, { ...begun, ...fixed }))
    return { within: names, asked: open, given: splitFilter(begun, open).chosen, filters: others }
  }, [entity, fixed, text])
  const scope = useMemo(() => ({ ...given, ...fixed }), [given, fixed])
  const filter = useMemo(() => ({ ...filters, ...scope }), [filters, scope])
  const setFilters = useCallback(
    (next: Row) => setSearch({ filter: JSON.stringify({ ...next, ...given }) }, { replace: true }),
    [setSearch, given],
  )
  const lacks = asked.find((name) => scope[name] === undefined && mustBeChosen(entity, name))
  return {
    within,
    asked,
    given,
    scope,
    filters,
    filter,
    lacks,
    ready: lacks === undefined,
    setFilters,
  }
}

/** The fields within which records are sorted, as far as a screen leaves the choice. */
export const askedOn = (entity: Entity, fixed: Row): readonly string[] =>
  (handOrderOf(entity)?.scope ?? []).filter(
    (name) => !(name in fixed) && name in entity.fields && entity.fields[name]?.kind !== 'parent',
  )

/** Whether what is chosen leaves nothing to choose here: a banner of the front page is of no camp. */
const isRefused = (entity: Entity, name: string, chosen: Row): boolean =>
  Object.values(entity.rules)
    .flat()
    .some(
      ({ when, refuse }) =>
        (refuse as readonly string[] | undefined)?.includes(name) &&
        when !== undefined &&
        isHeld(when as Row, chosen),
    )

/** Records below others are never sorted among those of all others. */
const mustBeChosen = (entity: Entity, name: string): boolean =>
  entity.fields[name]?.required === true || entity.fields[name]?.kind === 'ref'

/** What of a filter chooses the board, and what is filtered by besides. */
export function splitFilter(filter: Row, asked: readonly string[]) {
  const entries = Object.entries(filter)
  return {
    chosen: Object.fromEntries(entries.filter(([name]) => asked.includes(name))),
    others: Object.fromEntries(entries.filter(([name]) => !asked.includes(name))),
  }
}

/** Of several boards the one new records begin on is shown, else the first they may stand on, unless the address names another. */
const firstChoices = (entity: Entity, names: readonly string[], fixed: Row): Row =>
  Object.fromEntries(
    names
      .filter((name) => entity.fields[name]?.kind === 'choice')
      .map((name) => {
        const choices = allowedIn(entity, name, fixed)
        const begins = String(entity.fields[name]?.default)
        return [name, choices.includes(begins) ? begins : choices[0]]
      }),
  )

/** The choices that what the screen holds fast leaves; all of them where no rule narrows them. */
function allowedIn(entity: Entity, name: string, fixed: Row): readonly string[] {
  const narrowed = Object.values(entity.rules)
    .flat()
    .filter(({ when }) => when && isHeld(when as Row, fixed))
    .flatMap(({ allow }) => ((allow as Row | undefined)?.[name] as string[] | undefined) ?? [])
  return narrowed.length > 0 ? narrowed : Object.keys(entity.fields[name]?.of as object)
}
