import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import { isHeld } from '#derive/isHeld.ts'
import { useFixed } from '../list/useFixed.ts'

/** Which of several boards or trees of an entity is looked at. */
export interface Scope {
  /** Fields within which records are sorted, to be chosen on the screen. */
  readonly asked: readonly string[]
  /** What is chosen, in the address. */
  readonly given: Row
  /** What is chosen and what the screen holds fast. */
  readonly filter: Row
  /** What must be chosen before anything can be shown; undefined once all of it is. */
  readonly lacks: string | undefined
  readonly ready: boolean
}

/** The scope the address names, the first choices where it names none. The levels of a tree are no scope to choose. */
export function useScope(entity: Entity, screen: Screen): Scope {
  const fixed = useFixed(entity, screen)
  const [search] = useSearchParams()
  const asked = useMemo(
    () =>
      (handOrderOf(entity)?.scope ?? []).filter(
        (name) =>
          !(name in fixed) && name in entity.fields && entity.fields[name]?.kind !== 'parent',
      ),
    [entity, fixed],
  )
  const given = useMemo(
    () => ({ ...firstChoices(entity, asked, fixed), ...filterOf(search.get('filter')) }),
    [entity, asked, fixed, search],
  )
  const filter = useMemo(() => ({ ...given, ...fixed }), [given, fixed])
  const lacks = asked.find((name) => filter[name] === undefined && entity.fields[name]?.required)
  return { asked, given, filter, lacks, ready: lacks === undefined }
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

/** What an address says is looked at: `?filter={"page":3}`. */
export function filterOf(text: string | null): Row {
  try {
    const filter: Row | null = text ? JSON.parse(text) : {}
    // An address is typed by anybody: `null`, a number or a list is no filter.
    return filter && typeof filter === 'object' && !Array.isArray(filter) ? filter : {}
  } catch {
    return {}
  }
}
