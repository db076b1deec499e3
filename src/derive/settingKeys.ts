import type { Entity, Field, KindName, Label } from '#declare'

/** A setting that a form holds: how it is called, what it begins with, what it may hold. */
export interface SettingKey {
  readonly key: string
  readonly name: Label
  readonly group: string
  readonly kind: string
  readonly initial: unknown
  readonly limits: { readonly [limit: string]: number | string }
}

/** Kinds of fields by the kind of the setting that keeps their value; every other one is kept as text. */
const keptAs: { readonly [kind in KindName]?: string } = {
  image: 'image',
  boolean: 'boolean',
  integer: 'integer',
  money: 'money',
  jump: 'jump',
  refs: 'list',
}
const colour = '^#[0-9A-Fa-f]{6}$'

/** The group whose keys a form over settings (`keysOf`) holds: what its screen holds fast. */
export const groupOfForm = (form: Entity): string =>
  String(Object.values(form.fixed)[0]?.group ?? form.name)

/** The settings of a form over settings, one `<group>.<field>` for each of its fields. */
export function settingKeys(form: Entity): readonly SettingKey[] {
  const group = groupOfForm(form)
  return Object.entries(form.fields).map(([name, field]) => ({
    key: `${group}.${name}`,
    name: field.label,
    group,
    kind: keptAs[field.kind] ?? 'text',
    initial: field.default ?? null,
    limits: limitsOf(field),
  }))
}

function limitsOf({ kind, max, width, height, maxKB, to }: Field): SettingKey['limits'] {
  const known = {
    max,
    width,
    height,
    maxKB,
    of: to,
    pattern: kind === 'color' ? colour : undefined,
  }
  return Object.fromEntries(
    Object.entries(known).filter(
      (pair): pair is [string, number | string] => pair[1] !== undefined,
    ),
  )
}
