import { type BuiltInKind, type Entity, type Field, type Fields, isKept } from '#declare'
import { hasState } from '#derive/columns.ts'
import { shownAs } from '#derive/computedField.ts'
import type { Json } from './parts.ts'

const file: Json = {
  type: 'object',
  properties: {
    url: { type: 'string' },
    name: { type: 'string' },
    size: { type: 'integer' },
    duration: { type: 'number' },
  },
}
const jump: Json = {
  type: 'object',
  properties: { type: { type: 'string' }, id: { type: 'integer' }, url: { type: 'string' } },
}
const period: Json = {
  type: 'object',
  properties: { start: { type: ['string', 'null'] }, end: { type: ['string', 'null'] } },
}
const texts: Json = { type: 'array', items: { type: 'string' } }

/** How a value of each kind looks on the wire. */
const schemas: { readonly [K in BuiltInKind]: Json } = {
  text: { type: 'string' },
  longText: { type: 'string' },
  richText: { type: 'string', contentMediaType: 'text/html' },
  url: { type: 'string' },
  phone: { type: 'string' },
  code: { type: 'string' },
  color: { type: 'string' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  money: { type: 'integer', description: 'fen' },
  percent: { type: 'number' },
  duration: { type: 'integer', description: 'seconds' },
  boolean: { type: 'boolean' },
  choice: { type: 'string' },
  choices: texts,
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', description: 'ISO 8601 with +08:00' },
  period,
  image: { type: 'string' },
  images: texts,
  audio: file,
  video: file,
  file,
  jump,
  ref: { type: 'integer' },
  refs: { type: 'array', items: { type: 'integer' } },
  parent: { type: 'integer' },
  order: { type: 'integer' },
  list: { type: 'array', items: { type: 'object' } },
  json: {},
  tags: texts,
  count: { type: 'integer' },
  computed: {},
}

/** A field as its values look, empty ones included. */
export function fieldSchema(given: Field): Json {
  const field = shownAs(given)
  const schema = {
    ...(schemas as { readonly [kind: string]: Json })[field.kind],
    ...choicesOf(field),
    ...entriesOf(field),
    ...boundsOf(field),
  }
  const described = {
    ...schema,
    title: `${field.label[0]} ${field.label[1]}`,
    ...(isKept(given) && { readOnly: true }),
  }
  if (field.required || typeof schema.type !== 'string') return described
  const choices = (schema as { enum?: unknown[] }).enum
  return { ...described, type: [schema.type, 'null'], ...(choices && { enum: [...choices, null] }) }
}

function choicesOf({ kind, of }: Field): Json {
  if (typeof of !== 'object' || of === null) return {}
  if (kind === 'choice') return { enum: Object.keys(of) }
  return kind === 'choices' ? { items: { type: 'string', enum: Object.keys(of) } } : {}
}

const entriesOf = ({ kind, of }: Field): Json =>
  kind === 'list' ? { items: objectOf(of as Fields) } : {}

function boundsOf({ kind, min, max, pattern }: Field): Json {
  const bounded = (least: string, most: string) => ({
    ...(min !== undefined && { [least]: min }),
    ...(max !== undefined && { [most]: max }),
  })
  if (['text', 'longText', 'url'].includes(kind))
    return { ...bounded('minLength', 'maxLength'), ...(pattern && { pattern }) }
  if (['integer', 'decimal', 'money', 'percent', 'duration'].includes(kind))
    return bounded('minimum', 'maximum')
  return ['refs', 'tags', 'list', 'images', 'choices'].includes(kind)
    ? bounded('minItems', 'maxItems')
    : {}
}

const objectOf = (fields: Fields): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]),
  ),
})

/** A record as it is read. */
export function recordSchema(entity: Entity): Json {
  const fields = objectOf(entity.fields).properties as Json
  const moment = { type: 'string' }
  const person = { type: ['integer', 'null'] }
  return {
    type: 'object',
    title: `${entity.label[0]} ${entity.label[1]}`,
    required: ['id', 'version'],
    properties: {
      id: { type: 'integer' },
      version: { type: 'integer' },
      createdAt: moment,
      updatedAt: moment,
      createdBy: person,
      updatedBy: person,
      ...(hasState(entity) && {
        [entity.stateField]: { type: 'string', enum: Object.keys(entity.states) },
      }),
      ...fields,
    },
  }
}

/** What a save takes: declared fields that nobody else writes; nothing else. */
export function valuesSchema(entity: Entity): Json {
  const own = Object.entries(entity.fields).filter(
    ([name, field]) => !isKept(field) && name !== entity.stateField,
  )
  return { ...objectOf(Object.fromEntries(own)), title: `${entity.label[0]} ${entity.label[1]}` }
}
