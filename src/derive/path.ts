import type { Entity, Field, Fields, Jump, Row } from '#declare'
import { jumpTarget } from './jumpTarget.ts'
import { type Situation, seenFrom } from './situation.ts'

/** What a path leads to: one value, or several where it goes through a list or several references. */
export interface Reading {
  readonly values: readonly unknown[]
  readonly many: boolean
}
const one = (value: unknown): Reading => ({ values: [value ?? null], many: false })
const nothing: Reading = { values: [], many: true }
const several: readonly string[] = ['list', 'refs']

/** What stands at a path of the record: `price`, `items.goods`, `issue.magazine`, `period.end`; undefined where it is not known here. */
export function readPath(path: string, situation: Situation): Reading | undefined {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const { entry, entity, after } = situation
  if (entry?.list === head && rest.length > 0) {
    return readIn(entry.value, entity.fields[head]?.of as Fields, rest, situation)
  }
  return readIn(after, entity.fields, [head, ...rest], situation, entity)
}

/** The value at a path: a list of values where there are several. */
export function valueAt(path: string, situation: Situation): unknown {
  const reading = readPath(path, situation)
  return reading && (reading.many ? reading.values : reading.values[0])
}

function readIn(
  row: Row,
  fields: Fields,
  path: readonly string[],
  situation: Situation,
  entity?: Entity,
): Reading | undefined {
  const [head, ...rest] = path as [string, ...string[]]
  const name = head === 'status' && !fields.status && entity ? entity.stateField : head
  const field = fields[name]
  const value =
    row[name] === undefined && entity && field
      ? computedValue(field, situation, entity, row)
      : (row[name] ?? null)
  if (value === undefined) return undefined
  if (rest.length === 0 || !field) return one(rest.length === 0 ? value : null)
  // An empty list leads to nothing at all, which is not the same as to something empty.
  if (value === null) return several.includes(field.kind) ? nothing : one(null)
  return (through[field.kind] ?? partOf)(value, rest, field, situation)
}

/** A computed value that was not read along is worked out here. */
function computedValue(field: Field, situation: Situation, entity: Entity, row: Row): unknown {
  if (field.kind !== 'computed') return null
  const from = field.from as object | string
  if (
    typeof from === 'object' &&
    ('open' in from || ('by' in from && Object.keys(from).length === 1))
  )
    return undefined
  return situation.evaluate(from as never, seenFrom(situation, entity, row))
}

type Through = (
  value: unknown,
  rest: readonly string[],
  field: Field,
  situation: Situation,
) => Reading | undefined

const partOf: Through = (value, [part]) => one((value as Row)?.[part as string])

const reference: Through = (value, rest, field, situation) =>
  readRelated(field.to as string, value as number, rest, situation)

function readRelated(
  name: string,
  id: number,
  rest: readonly string[],
  situation: Situation,
): Reading | undefined {
  if (rest.length === 1 && rest[0] === 'id') return one(id)
  const row = situation.related(name, id)
  if (!row) return row === null ? one(null) : undefined
  const entity = situation.entities.get(name)
  return readIn(row, entity?.fields ?? {}, rest, situation, entity)
}

function joined(readings: readonly (Reading | undefined)[]): Reading | undefined {
  if (readings.includes(undefined)) return undefined
  return { values: readings.flatMap((reading) => reading?.values ?? []), many: true }
}

const through: { readonly [kind: string]: Through } = {
  ref: reference,
  parent: reference,
  computed: (value, rest, field, situation) =>
    field.to ? reference(value, rest, field, situation) : partOf(value, rest, field, situation),
  refs: (value, rest, field, situation) =>
    joined((value as number[]).map((id) => readRelated(field.to as string, id, rest, situation))),
  list: (value, rest, field, situation) =>
    joined((value as Row[]).map((entry) => readIn(entry, field.of as Fields, rest, situation))),
  jump: (value, rest, _field, situation) => {
    const jump = value as Jump
    if (rest[0] !== 'status') return partOf(jump, rest, _field, situation)
    const target = jumpTarget(jump)
    return target ? readRelated(target.entity, target.id, rest, situation) : one(null)
  },
}
