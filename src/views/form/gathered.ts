import type { Entity, Field, Label, Literal, Row } from '#declare'
import { both } from '#derive/listFilter/filterFor.ts'

/** A kind of entry that records are gathered for: which field holds the record, and of which entity it is. */
export interface GatherKind {
  readonly choice: string
  readonly label: Label
  readonly field: string
  readonly entity: string
  /** What its rules let one choose. */
  readonly where: Row
}

/** The kinds of entries of a list: its rule `pick` says which field belongs to which choice. */
export function gatherKinds(entity: Entity, list: string): readonly GatherKind[] {
  const literals = Object.values(entity.rules).flat()
  const pick = literals.find(({ pick: path }) => String(path ?? '').startsWith(`${list}.`))
  const fields = (entity.fields[list]?.of ?? {}) as { readonly [name: string]: Field }
  const choices = (fields[choiceOf(pick)]?.of ?? {}) as { readonly [choice: string]: Label }
  return Object.entries((pick?.of ?? {}) as { readonly [choice: string]: string }).flatMap(
    ([choice, path]) => {
      const field = String(path).split('.')[1] ?? ''
      const to = fields[field]?.to
      const label = choices[choice]
      if (!to || !label) return []
      return [{ choice, label, field, entity: to, where: whereOf(literals, `${list}.${field}`) }]
    },
  )
}

const choiceOf = (pick: Literal | undefined): string => String(pick?.pick ?? '').split('.')[1] ?? ''

const whereOf = (literals: readonly Literal[], path: string): Row =>
  both(literals.filter(({ refer }) => refer === path).map(({ where }) => (where ?? {}) as Row))

/** The entries with the chosen records behind them; what is in the list already is left out. */
export function withGathered(
  entity: Entity,
  list: string,
  entries: readonly Row[],
  chosen: readonly { readonly kind: GatherKind; readonly id: number }[],
): readonly Row[] {
  const fields = Object.keys((entity.fields[list]?.of ?? {}) as object)
  const blank = Object.fromEntries(fields.map((name) => [name, null]))
  const literals = Object.values(entity.rules).flat()
  const choice = choiceOf(literals.find(({ pick }) => String(pick ?? '').startsWith(`${list}.`)))
  const fresh = chosen.filter(({ kind, id }) => !entries.some((entry) => entry[kind.field] === id))
  return [
    ...entries,
    ...fresh.map(({ kind, id }) => ({ ...blank, [choice]: kind.choice, [kind.field]: id })),
  ]
}
