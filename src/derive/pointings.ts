import type { Entity, Field, Fields, Jump, Row } from '#declare'
import { jumpTarget } from './jumpTarget.ts'
import { asItStands, type Situation } from './situation.ts'

/** One record this one points at. */
export interface Pointing {
  /** `column`, `items.goods`. */
  readonly path: string
  /** Where a message stands: `items.2.goods`. */
  readonly address: string
  readonly name: string
  readonly id: number
  /** Of a link: what kind of target it is to. */
  readonly type?: string
  /** The target; undefined where it is not known here, null where there is none. */
  readonly row: Row | null | undefined
  readonly entity: Entity | undefined
}

type Place = Pick<Pointing, 'path' | 'address' | 'name' | 'id' | 'type'>

/** Everything a record points at: references, lists of them, links, and the same inside list entries. */
export function pointings(situation: Situation): readonly Pointing[] {
  return places(situation).map((place) => ({
    ...place,
    row: situation.related(place.name, place.id),
    entity: situation.entities.get(place.name),
  }))
}

/** Tells whether the record pointed there before, so that nothing is picked anew. */
export function pointedBefore(situation: Situation): (pointing: Pointing) => boolean {
  const isNew = situation.before === null || situation.restoring
  const before = isNew ? [] : places(asItStands(situation))
  return ({ path, name, id }) =>
    before.some((place) => place.path === path && place.name === name && place.id === id)
}

const places = ({ entity, after }: Situation): readonly Place[] =>
  inFields(entity.fields, after, '', '')

function inFields(fields: Fields, row: Row, path: string, address: string): readonly Place[] {
  return pointingIn(fields).flatMap(([name, field, read]) => {
    const value = row[name]
    if (value === null || value === undefined) return []
    return read(value, field, path + name, address + name)
  })
}

type PointingField = readonly [name: string, field: Field, read: Reader]
const known = new WeakMap<Fields, readonly PointingField[]>()

/** The fields that can point at something, and how each is read: looked for once. */
function pointingIn(fields: Fields): readonly PointingField[] {
  const found =
    known.get(fields) ??
    Object.entries(fields).flatMap(([name, field]): PointingField[] => {
      const read = readers[field.kind]
      const isEmpty = field.kind === 'list' && pointingIn(field.of as Fields).length === 0
      return read && !isEmpty ? [[name, field, read]] : []
    })
  known.set(fields, found)
  return found
}

type Reader = (value: unknown, field: Field, path: string, address: string) => readonly Place[]
const reference: Reader = (value, { to }, path, address) =>
  to && typeof value === 'number' ? [{ path, address, name: to, id: value }] : []

const readers: { readonly [kind: string]: Reader } = {
  ref: reference,
  parent: reference,
  refs: (value, field, path, address) =>
    [value].flat().flatMap((id) => reference(id, field, path, address)),
  jump: (value, _field, path, address) => {
    const target = jumpTarget(value as Jump)
    const { type } = value as Jump
    return target ? [{ path, address, name: target.entity, id: target.id, type }] : []
  },
  list: (value, field, path, address) =>
    [value]
      .flat()
      .flatMap((entry, at) =>
        inFields(field.of as Fields, entry as Row, `${path}.`, `${address}.${at}.`),
      ),
}
