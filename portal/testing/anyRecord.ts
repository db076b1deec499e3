import { type Entity, type Field, type Fields, isKept, type Row } from '#declare'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { validRow } from '#portal/engine/rules/testing/validRow.ts'
import { serial } from './desk.ts'
import type { SignedIn } from './portalBench.ts'
import type { SharedBench } from './sharedBench.ts'

export type Made = Row & { readonly id: number }

/** Valid records of any entity, made by the portal with whatever they must refer to, and calls on them. */
export function anyRecord(bench: SharedBench) {
  const entityOf = (name: string) => bench.portal.context.entities.get(name) as Entity
  const circumstances = () => ({
    entities: bench.portal.context.entities,
    before: null,
    now: '2026-11-21T10:00:00+08:00',
    ...nothingKnown,
  })
  const standing = new Map<string, number>()

  /** What a form would send for a valid one. */
  const valid = async (name: string, more: Row = {}): Promise<Row> => {
    const entity = entityOf(name)
    for (const to of demanded(entity.fields))
      if (to !== name && !standing.has(to)) standing.set(to, (await make(to, await lasting(to))).id)
    const refer = (field: Field) => {
      const id = standing.get(field.to as string)
      return !field.required || id === undefined ? null : field.kind === 'refs' ? [id] : id
    }
    const {
      id,
      [entity.stateField]: state,
      ...values
    } = validRow(entity, circumstances(), refer, 100 * serial())
    return { ...values, ...more }
  }
  /** What it holds for a time, for long: what a rule leaves empty stays so. */
  const lasting = async (name: string): Promise<Row> => {
    const values = await valid(name)
    const periods = Object.keys(values).filter(
      (key) => entityOf(name).fields[key]?.kind === 'period' && values[key],
    )
    return Object.fromEntries(
      periods.map((key) => [
        key,
        { start: '2026-01-01T00:00:00+08:00', end: '2036-01-01T00:00:00+08:00' },
      ]),
    )
  }
  /** Made by the portal itself, which rules about operators do not bind. */
  const make = async (name: string, more: Row = {}): Promise<Made> =>
    (await bench.portal.records().create(name, await valid(name, more))) as Made
  /** What an operator's form would send: nothing that is kept, and pictures that are there. */
  const formValues = async (name: string, more: Row = {}): Promise<Row> => {
    const values = await valid(name)
    const pictures: Row = {}
    for (const [key, field] of Object.entries(entityOf(name).fields)) {
      if (isKept(field) || ['audio', 'video', 'file', 'images'].includes(field.kind))
        delete values[key]
      if (field.kind === 'image')
        pictures[key] = field.required || values[key] ? await pictureFor(field) : null
    }
    return { ...values, ...pictures, ...more }
  }
  const pictureFor = ({ width = 300, height, heightMin }: Field) =>
    bench.picture(width, height ?? (Number(heightMin) || width))
  /** Stored values in place, past all rules: states and counts that only the app or a job gives. */
  const put = (name: string, { id }: Made, values: Row) =>
    bench.portal.context.database.db.updateTable(name).set(values).where('id', '=', id).execute()
  const find = (name: string, { id }: Made) =>
    bench.portal.records().find(name, id) as Promise<Made>

  /** The code of an answer, and the fields that were refused. */
  const tried = async (method: string, path: string, body?: Row, call: SignedIn = bench.admin) => {
    const { code, data } = await call(method, path, body)
    return code === 40001 ? [code, ...Object.keys(data.errors)] : [code]
  }
  const changed = async (name: string, record: Made, values: Row, call?: SignedIn) => {
    const { version } = await find(name, record)
    return tried('PUT', `${entityOf(name).path}/${record.id}`, { ...values, version }, call)
  }
  const act = (name: string, { id }: Made, move: string, body: Row = {}, call?: SignedIn) =>
    tried('POST', `${entityOf(name).path}/${id}/${move}`, { confirm: true, ...body }, call)
  const remove = (name: string, { id }: Made, call?: SignedIn) =>
    tried('DELETE', `${entityOf(name).path}/${id}`, undefined, call)
  /** The fields for which the portal refuses work of its own; empty where it goes through. */
  const refusedFields = (work: Promise<unknown>): Promise<string[]> =>
    work.then(
      () => [],
      (error) => Object.keys(error?.dataIn?.('en')?.errors ?? { [String(error)]: '' }),
    )
  return {
    entityOf,
    sent: formValues,
    make,
    put,
    find,
    tried,
    changed,
    act,
    remove,
    refused: refusedFields,
  }
}

/** What others refer to must be good for as long as they are: a sample's period may be over. */
const demanded = (fields: Fields): string[] =>
  Object.values(fields).flatMap((field) => [
    ...(field.required && field.to ? [field.to] : []),
    ...(field.kind === 'list' ? demanded(field.of as Fields) : []),
  ])
