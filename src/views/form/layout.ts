import { type Entity, type Field, isKept, type Label } from '#declare'
import { kinds } from '#widgets/kinds.ts'

/** A section of the form: its title and rows of one or two fields. */
export interface Section {
  readonly key: string
  readonly label: Label
  readonly rows: readonly (readonly string[])[]
}

/**
 * The form's sections without what the screen holds fast; sections left empty are left out, and of a new record those in
 * which there is nothing to fill in.
 */
export function sectionsOf(
  entity: Entity,
  hidden: readonly string[],
  isNew = false,
): readonly Section[] {
  return entity.form
    .map(([zh, en, rows]) => ({
      key: en,
      label: [zh, en] as const,
      rows: rows
        .map((row) =>
          [row].flat().filter((name) => name in entity.fields && !hidden.includes(name)),
        )
        .filter((row) => row.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0)
    .filter(({ rows }) => !isNew || rows.flat().some((name) => !isKept(entity.fields[name]!)))
}

/** The sections in which something is or can be shown, other fields chosen so or so. */
export const fillable = (
  sections: readonly Section[],
  closed: ReadonlySet<string>,
): readonly Section[] =>
  sections.filter(({ rows }) => rows.flat().some((name) => !closed.has(name)))

/** Fields of the form that a person fills in. */
export const editableNames = (entity: Entity, hidden: readonly string[]): readonly string[] =>
  sectionsOf(entity, hidden)
    .flatMap(({ rows }) => rows.flat())
    .filter((name) => !isKept(entity.fields[name]!))

/** Fields that only the portal or the app writes and that stand in no section: shown beside the form; a name made for a record heads it already. */
export const keptNames = (entity: Entity, hidden: readonly string[]): readonly string[] => {
  // What the head says of a state is said there.
  const elsewhere = Object.values(entity.because)
  const inForm = new Set([...entity.form.flatMap(([, , rows]) => rows.flat()), ...elsewhere])
  return Object.entries(entity.fields)
    .filter(([name, field]) => isKept(field) && !inForm.has(name) && !hidden.includes(name))
    .filter(
      ([name, { kind }]) => !(kind === 'computed' && [entity.title, entity.called].includes(name)),
    )
    .map(([name]) => name)
}

/** Where an input stands in a section's grid of two columns. */
export interface Place {
  readonly name: string
  readonly span: 'whole' | 'half'
  /** Begins a row of its own, whatever room is left beside the one before. */
  readonly starts: boolean
}
/** What stands one after another in a section: inputs in the grid, or pictures side by side. */
export type Block =
  | { readonly kind: 'fields'; readonly places: readonly Place[] }
  | { readonly kind: 'pictures'; readonly names: readonly string[] }

/** The rows of a section as blocks: pairs as declared, short inputs two to a row, pictures that follow each other together. */
export function blocksOf(entity: Entity, rows: Section['rows']): readonly Block[] {
  const blocks: Block[] = []
  for (const row of rows) {
    const pictures = row.every((name) => entity.fields[name]?.kind === 'image')
    const last = blocks.at(-1)
    if (pictures) {
      if (last?.kind === 'pictures') blocks[blocks.length - 1] = pictured([...last.names, ...row])
      else blocks.push(pictured(row))
      continue
    }
    const places = placesOf(entity, row)
    if (last?.kind === 'fields')
      blocks[blocks.length - 1] = { kind: 'fields', places: [...last.places, ...places] }
    else blocks.push({ kind: 'fields', places })
  }
  return blocks
}

const pictured = (names: readonly string[]): Block => ({ kind: 'pictures', names })

const placesOf = (entity: Entity, row: readonly string[]): readonly Place[] =>
  row.map((name, at) => {
    const half = row.length > 1 || isShort(entity.fields[name]!)
    return { name, span: half ? 'half' : 'whole', starts: row.length > 1 && at === 0 }
  })

/** So many characters fit half a row. */
const fitting = 24

/** Whether half the width is enough for an input. */
const isShort = (field: Field): boolean =>
  kinds[field.kind === 'computed' ? (field.as ?? 'text') : field.kind].is.short === true ||
  (field.kind === 'text' && (field.max ?? Number.POSITIVE_INFINITY) <= fitting)
