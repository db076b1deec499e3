import type { Entity, Field, Fields, Row } from '#declare'
import { inputsOf } from '#derive/inputsOf.ts'
import { both } from '#derive/listFilter/filterFor.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Hints } from '#derive/rules/word.ts'
import { typesOf } from '#widgets/jump/kind.ts'
import { jumpTargets } from '#widgets/kinds.ts'

/** One thing a form may ask for: records of an entity, for the input at a path. */
export interface Picker {
  readonly path: string
  readonly target: string
  readonly where: Row
}

type Entities = ReadonlyMap<string, Entity>

/** Everything the pickers of an entity's form may ask for, in each branch of each choice, and those of its dialogs. */
export function pickersOf(entity: Entity, entities: Entities): readonly Picker[] {
  const found = formsOf(entity).flatMap((row) => {
    const hints = inputsOf(entity, row, {
      ...{ entities, before: null, now: '2026-11-21T10:00:00+08:00', ...nothingKnown },
      related: (name) => filled(entities.get(name)?.fields ?? {}),
    })
    return pickersIn(entity.fields, hints, row, '')
  })
  const asked = Object.entries(entity.actions).flatMap(([name, { asks }]) =>
    asks && !Array.isArray(asks) ? pickersIn(asks as Fields, {}, {}, `${name}.`) : [],
  )
  return [...new Map([...found, ...asked].map((one) => [JSON.stringify(one), one])).values()]
}

function pickersIn(fields: Fields, hints: Hints, row: Row, before: string): readonly Picker[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = before + name
    if (field.kind === 'list') {
      const entries = (row[name] ?? []) as readonly Row[]
      return entries.flatMap((entry, at) =>
        pickersIn(field.of as Fields, within(hints, name, at), entry, `${path}.`),
      )
    }
    const hint = hints[name] ?? {}
    if (hint.hidden) return []
    if (field.kind === 'jump')
      return (hint.types ?? typesOf(field)).flatMap((type) => {
        const { needs, entity, where } = jumpTargets[type] ?? {}
        return needs === 'id' && entity
          ? [
              {
                path: `${path}:${type}`,
                target: entity,
                where: both([where ?? {}, hint.picker ?? {}]),
              },
            ]
          : []
      })
    const where = both([field.where ?? {}, hint.picker ?? {}])
    return field.to && !field.readOnly ? [{ path, target: field.to, where }] : []
  })
}

/** What is said of the entries of a list, and of this one. */
const within = (hints: Hints, list: string, at: number): Hints =>
  Object.fromEntries(
    Object.entries(hints).flatMap(([path, hint]) => {
      const [head, ...rest] = path.split('.')
      if (head !== list) return []
      const own = rest[0] === String(at) ? rest.slice(1) : /^\d+$/.test(rest[0] ?? '') ? [] : rest
      return own.length > 0 ? [[own.join('.'), hint]] : []
    }),
  )

/** The form empty and filled, and both with each choice of each field and each state. */
function formsOf(entity: Entity): readonly Row[] {
  const empty = Object.fromEntries(
    Object.entries(entity.fields).map(([name, { default: value }]) => [name, value ?? null]),
  )
  const whole = filled(entity.fields)
  const branches = branchesOf(entity.fields)
  const states = Object.keys(entity.states).map((state) => ({ [entity.stateField]: state }))
  return [empty, whole].flatMap((row) => [
    row,
    ...[...branches, ...states].map((branch) => ({ ...row, ...branch })),
  ])
}

function branchesOf(fields: Fields): readonly Row[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'list')
      return branchesOf(field.of as Fields).map((entry) => ({
        [name]: [{ ...filled(field.of as Fields), ...entry }],
      }))
    return choicesIn(field).map((choice) => ({ [name]: choice }))
  })
}

const choicesIn = ({ kind, of }: Field): readonly unknown[] =>
  kind === 'choice' ? Object.keys(of as object) : kind === 'boolean' ? [true, false] : []

const filled = (fields: Fields): Row => ({
  ...{ id: 7, status: null },
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleAt(field)])),
})

const sampleAt = (field: Field): unknown => values[field.kind]?.(field) ?? field.default ?? null

const values: { readonly [kind: string]: (field: Field) => unknown } = {
  ref: () => 1,
  parent: () => 1,
  refs: () => [1],
  choice: ({ of, default: begins }) => begins ?? Object.keys(of as object)[0],
  list: ({ of }) => [filled(of as Fields)],
}
