import type { Entity, Field, Row } from '#declare'
import type { AppWrites } from '#derive/appWrites.ts'
import type { Problem } from '#derive/problem.ts'
import { invalid } from '#portal/core/errors.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { kindProblems } from '#portal/engine/records/kindProblems.ts'
import { pictureProblems } from '#portal/engine/records/pictures.ts'
import { sentValues } from '#portal/engine/records/sentValues.ts'
import { storedFileProblems } from '#portal/engine/records/storedFiles.ts'
import type { CutFrom } from '#portal/engine/richText/cleanValues.ts'
import { textCardProblems } from '#portal/engine/richText/textCardProblems.ts'
import { textMediaProblems } from '#portal/engine/richText/textMediaProblems.ts'
import type { Item } from './itemOf.ts'

/** What an item changes, after names, kinds and files were looked at. */
export interface ItemChange {
  readonly sent: Row
  /** What was cut from rich text. */
  readonly cut: readonly CutFrom[]
  /** The state it sets without a move. */
  readonly state?: string
}

/** The values of an item as the record takes them. Throws 40001 with every problem: fields the app does not write, by name. */
export async function changeOf(
  context: PortalContext,
  entity: Entity,
  writes: AppWrites,
  item: Item,
): Promise<ItemChange> {
  const { [entity.stateField]: state, ...values } = item.values
  const problems: Problem[] = [
    ...strangers(entity, writes, values),
    ...(state === undefined ? [] : stateProblems(entity, writes, state)),
  ]
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => name in writes.fields))
  const open = { ...entity, fields: writes.fields }
  const {
    sent,
    problems: wrong,
    cut,
  } = sentValues(open, await withNumbers(context, open, own), null)
  problems.push(...wrong, ...kindProblems(writes.fields, sent))
  if (problems.length === 0)
    problems.push(
      ...(await pictureProblems(context, open, sent)),
      ...(await storedFileProblems(context, open, sent)),
      ...textMediaProblems(context, open, sent),
      ...(await textCardProblems(context, context.database.db, open, sent)),
    )
  if (problems.length > 0) throw invalid(problems)
  return { sent, cut, ...(state !== undefined && { state: state as string }) }
}

const strangers = (entity: Entity, { fields }: AppWrites, values: Row): Problem[] =>
  Object.keys(values)
    .filter((name) => !(name in fields))
    .map((name) => ({
      field: name,
      message:
        name in entity.fields
          ? [`“${name}”不由 App 写入`, `The app does not write "${name}"`]
          : [`没有名为“${name}”的字段`, `There is no field "${name}"`],
    }))

function stateProblems(entity: Entity, { states }: AppWrites, state: unknown): Problem[] {
  if (states.includes(state as string)) return []
  const moved = [
    `状态“${String(state)}”请通过 move 变更`,
    `The state "${String(state)}" is reached by a move only`,
  ] as const
  return [{ field: entity.stateField, message: moved }]
}

/** References may be named by what the app knows them by: `{ "user": { "uid": "U10001" } }`. */
async function withNumbers(context: PortalContext, { fields }: Entity, values: Row): Promise<Row> {
  const known = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [
      name,
      fields[name]?.to && isRow(value) ? await numberOf(context, name, fields[name], value) : value,
    ]),
  )
  return Object.fromEntries(known)
}

async function numberOf(
  context: PortalContext,
  name: string,
  field: Field,
  named: Row,
): Promise<unknown> {
  const entity = entityNamed(context, field.to as string)
  const [[by, value] = [], ...more] = Object.entries(named)
  const wrong = by && kindProblems(entity.fields, { [by]: value }).length > 0
  if (!by || more.length > 0 || !entity.fields[by]?.unique || wrong || isRow(value))
    throw invalid([{ field: name, message: byUnique(entity) }])
  const found = await context.rows.select(
    context.database.db,
    entity,
    { [by]: value },
    { limit: 1 },
  )
  if (found[0]) return found[0].id
  const message = [
    `没有 ${by} 为“${String(value)}”的${entity.label[0]}`,
    `There is no ${entity.label[1]} whose ${by} is "${String(value)}"`,
  ] as const
  throw invalid([{ field: name, message }])
}

function byUnique({ label, fields }: Entity) {
  const names = Object.keys(fields).filter((name) => fields[name]?.unique)
  return [
    `请用编号指明${label[0]}${names.length > 0 ? `，或用 ${names.join('、')} 之一` : ''}`,
    `Name the ${label[1]} by its number${names.length > 0 ? ` or by one of ${names.join(', ')}` : ''}`,
  ] as const
}
