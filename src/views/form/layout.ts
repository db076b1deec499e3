import { type Entity, isKept, type Label } from '#declare'

/** A section of the form: its title and rows of one or two fields. */
export interface Section {
  readonly key: string
  readonly label: Label
  readonly rows: readonly (readonly string[])[]
}

/** The form's sections without what the screen holds fast; sections left empty are left out. */
export function sectionsOf(entity: Entity, hidden: readonly string[]): readonly Section[] {
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
}

/** Fields of the form that a person fills in. */
export const editableNames = (entity: Entity, hidden: readonly string[]): readonly string[] =>
  sectionsOf(entity, hidden)
    .flatMap(({ rows }) => rows.flat())
    .filter((name) => !isKept(entity.fields[name]!))

/** Fields that only the portal or the app writes and that stand in no section: shown beside the form. */
export const keptNames = (entity: Entity, hidden: readonly string[]): readonly string[] => {
  const inForm = new Set(entity.form.flatMap(([, , rows]) => rows.flat()))
  return Object.entries(entity.fields)
    .filter(([name, field]) => isKept(field) && !inForm.has(name) && !hidden.includes(name))
    .map(([name]) => name)
}
