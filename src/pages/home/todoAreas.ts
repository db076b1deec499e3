import type { Label, Screen } from '#declare'
import { crumbsOf, listPathOf, screensByPath } from '#resources/screens.ts'
import type { Todo } from '#wire/todo.ts'

/** One of the to-dos with where it is looked after; undefined where this person sees no screen of it. */
export interface Placed {
  readonly todo: Todo
  readonly path: string | undefined
  /** The group of the menu that screen stands in. */
  readonly area: Label | undefined
}

/** The to-dos as they were ranked, those that no screen of one's own leads to last. */
export function placed(todos: readonly Todo[], seen: readonly Screen[]): readonly Placed[] {
  const all = todos.map((todo): Placed => {
    const path = listPathOf(todo.entity, seen, todo.filter)
    const screen = path === undefined ? undefined : screensByPath.get(path)
    return { todo, path, area: screen && crumbsOf(screen)[0]?.label }
  })
  return all.toSorted((a, b) => Number(!a.path) - Number(!b.path))
}

/** The areas there is something to do in, in the order of what is most urgent in each, with how many kinds there are. */
export function areasOf(all: readonly Placed[]): readonly { label: Label; count: number }[] {
  const areas = new Map<string, { label: Label; count: number }>()
  for (const { area } of all) {
    if (!area) continue
    const known = areas.get(area[0])
    areas.set(area[0], { label: area, count: (known?.count ?? 0) + 1 })
  }
  return [...areas.values()]
}

/** Those of an area, by its Chinese name, that hold what is typed in either language. */
export function sought(
  all: readonly Placed[],
  { area, typed }: { readonly area: string | null; readonly typed: string },
  called: (entity: string) => Label,
): readonly Placed[] {
  const wanted = typed.trim().toLowerCase()
  return all.filter(({ todo, area: own }) => {
    if (area !== null && own?.[0] !== area) return false
    const words = [...called(todo.entity), ...todo.label, ...(own ?? [])]
    return words.some((word) => word.toLowerCase().includes(wanted))
  })
}
