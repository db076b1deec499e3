import type { Entity, Field, Label } from '#declare'
import { titleText } from '#derive/titleText.ts'

/** What stands on every record beside its declared fields, as fields that lists and filters can show. */
const standing: { readonly [name: string]: Field } = {
  id: { kind: 'integer', label: ['编号', 'ID'] },
  createdAt: { kind: 'dateTime', label: ['创建时间', 'Created'] },
  updatedAt: { kind: 'dateTime', label: ['更新时间', 'Updated'] },
  createdBy: { kind: 'ref', label: ['创建人', 'Created by'], to: 'portalUser' },
  updatedBy: { kind: 'ref', label: ['更新人', 'Updated by'], to: 'portalUser' },
  deletedAt: { kind: 'dateTime', label: ['删除时间', 'Deleted'] },
  deletedBy: { kind: 'ref', label: ['删除人', 'Deleted by'], to: 'portalUser' },
}

/** The field of that name, declared, standing or the state's; undefined where the entity has none. */
export function fieldAt(entity: Entity, name: string): Field | undefined {
  return entity.fields[name] ?? (isState(entity, name) ? stateField(entity) : standing[name])
}

/** Whether the name is the one the state is kept under. */
export const isState = (entity: Entity, name: string): boolean =>
  name === entity.stateField && Object.keys(entity.states).length > 0

const stateField = (entity: Entity): Field => ({
  kind: 'choice',
  label: ['状态', 'Status'],
  of: entity.states,
})

/** What a record is called in its own list and form: its title field, else its number. */
export function titleOf(entity: Entity, record: { readonly [field: string]: unknown }): string {
  return titleText(record[entity.title]) ?? `#${String(record.id ?? '')}`
}

/** What a record is called where it stands alone or among others: by what tells it apart, else as in its list. */
export function calledOf(entity: Entity, record: { readonly [field: string]: unknown }): string {
  return titleText(record[entity.called]) ?? titleOf(entity, record)
}

/** Whether a record has a name of its own; one that has none is told by what it is, and its number. */
export const isNamed = (entity: Entity, record: { readonly [field: string]: unknown }): boolean =>
  titleOf(entity, record) !== `#${String(record.id ?? '')}`

/** The label of a field by its name, `items.2.goods` included. */
export function labelAt(entity: Entity, path: string): Label {
  const [name = '', index, entry] = path.split('.')
  const field = fieldAt(entity, name)
  if (!field) return [path, path]
  const inner = entry ? (field.of as { [name: string]: Field } | undefined)?.[entry] : undefined
  if (index === undefined) return field.label
  const at = String(Number(index) + 1)
  const last = inner?.label ?? ['', '']
  return [`${field.label[0]}第${at}项${last[0]}`, `${field.label[1]} ${at} ${last[1]}`.trim()]
}
