import { expect, test } from 'vitest'
import { type Entity, type Field, isKept, type Row } from '#declare'
import { checkRecord } from '#derive/checkRecord.ts'
import { creatable } from '#derive/creatable.ts'
import { defaultOf } from '#derive/defaultOf.ts'
import { inputsOf } from '#derive/inputsOf.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Problem } from '#derive/problem.ts'
import type { Situation } from '#derive/situation.ts'
import { hintsOf } from './rules.ts'
import { withoutUnseen } from './withoutUnseen.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(
      (one): one is Entity =>
        typeof one === 'object' && one !== null && 'fields' in one && 'rules' in one,
    )
    .map((one) => [one.name, one] as const),
)
const now = '2026-11-23T10:00:00+08:00'
const circumstances: Omit<Situation, 'entity' | 'after'> = {
  entities,
  before: null,
  now,
  session: { acting: 'user', user: { id: 1 }, roles: ['admin'], special: new Set() },
  ...nothingKnown,
}

/** What may stand in a field that decides: each of its choices, on and off. */
function branchesOf(field: Field): readonly unknown[] {
  if (field.kind === 'choice') return Object.keys(field.of as object)
  if (field.kind === 'choices') return Object.keys(field.of as object).map((one) => [one])
  return field.kind === 'boolean' ? [true, false] : []
}

/** Every combination of the choices that the rules of an entity look at; pairs of them where that is too many. */
function branches(entity: Entity): readonly Row[] {
  const rules = JSON.stringify(literalsOf(entity).map(({ literal }) => literal))
  const deciding = Object.entries(entity.fields)
    .filter(([name, field]) => !isKept(field) && rules.includes(`"${name}"`))
    .map(([name, field]) => [name, branchesOf(field)] as const)
    .filter(([, values]) => values.length > 0)
  const all = deciding.reduce((count, [, values]) => count * values.length, 1)
  const combined = (some: typeof deciding) =>
    some.reduce<readonly Row[]>(
      (rows, [name, values]) =>
        rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
      [{}],
    )
  if (all <= 600) return combined(deciding)
  return deciding.flatMap((one, at) =>
    deciding.slice(at + 1).flatMap((other) => combined([one, other])),
  )
}

/** Fields as a form begins them: defaults, and an entry in each list where entries are asked for. */
function begun(fields: Entity['fields'], entries: boolean): Row {
  const own = Object.entries(fields).flatMap(([name, field]) => {
    if (isKept(field)) return []
    if (field.kind === 'list' && entries)
      return [[name, [begun(field.of as Entity['fields'], true)]] as const]
    return field.default === undefined ? [] : [[name, defaultOf(field, now)] as const]
  })
  return Object.fromEntries(own)
}

/** What is asked at inputs that are not shown. */
function askedUnseen(entity: Entity, record: Row, asking: Asking): readonly string[] {
  const hints = inputsOf(entity, record, circumstances)
  const isHidden = (field: string) =>
    hints[field]?.hidden || hints[field.replace(/\.\d+\./, '.')]?.hidden
  return asking(entity, record)
    .filter(({ field }) => isHidden(field))
    .map(({ field, message }) => `${field}: ${message[0]}`)
}
type Asking = (entity: Entity, record: Row) => readonly Problem[]

const atOnce: Asking = (entity, record) => checkRecord(entity, record, circumstances)
/** As a form asks it: what was filled in before it was hidden is left out. */
const saved: Asking = (entity, record) => {
  const found = checkRecord(entity, record, circumstances)
  return atOnce(
    entity,
    withoutUnseen(record, found, hintsOf({ ...circumstances, entity, after: record })),
  )
}

/** A new record in which only what is shown was chosen. */
function asChosen(entity: Entity, branch: Row): Row {
  const defaults = begun(entity.fields, false)
  const hints = inputsOf(entity, { ...defaults, ...branch }, circumstances)
  const shown = Object.entries(branch).filter(([name]) => !hints[name]?.hidden)
  return { ...defaults, ...Object.fromEntries(shown) }
}

const forms = [...entities.values()].filter((entity) => creatable(entity))
const cases: [string, Entity][] = forms.map((entity) => [entity.name, entity])

test.each(cases)('%s: no default is refused where its input is not shown', (_, entity) => {
  const asked = branches(entity).flatMap((branch) =>
    askedUnseen(entity, asChosen(entity, branch), atOnce).map(
      (line) => `${line} ${JSON.stringify(branch)}`,
    ),
  )
  expect(asked.slice(0, 5)).toEqual([])
})

test.each(cases)('%s: what was filled in before it was hidden is not asked about', (_, entity) => {
  const asked = branches(entity).flatMap((branch) =>
    askedUnseen(entity, { ...begun(entity.fields, true), ...branch }, saved).map(
      (line) => `${line} ${JSON.stringify(branch)}`,
    ),
  )
  expect(asked.slice(0, 5)).toEqual([])
})
