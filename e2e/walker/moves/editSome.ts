import type { Entity, KindName, Row } from '#declare'
import { recordsOf } from '../records.ts'
import type { Here } from '../step.ts'

/** What is written into, what readers see least of first. */
const written: readonly KindName[] = ['longText', 'richText', 'text']

/** Adds a word to a record in each state: some moves are for what was edited since. What is refused stays as it is. */
export async function editSome(here: Here, entity: Entity): Promise<void> {
  const { path, states, stateField, fields } = entity
  const names = written.flatMap((kind) =>
    Object.keys(fields).filter((name) => fields[name]?.kind === kind && !fields[name]?.readOnly),
  )
  const all = Object.keys(states)
  for (const state of all.length > 0 ? all : [undefined]) {
    const { list } = await recordsOf(here, entity, state ? { [stateField]: state } : {}, TRIES)
    for (const { id } of list) if (await addTo(here, path, id, names)) break
  }
}

/** So many records, and fields of each, are tried until one takes it. */
const TRIES = 5

async function addTo(
  here: Here,
  path: string,
  id: number,
  names: readonly string[],
): Promise<boolean> {
  const { data } = await here.call('GET', `${path}/${id}`)
  const record = (data ?? {}) as Row
  for (const name of names.filter((one) => record[one]).slice(0, TRIES)) {
    const text = String(record[name])
    const more = text.startsWith('<') ? `${text}<p>又记</p>` : `${text}又`
    const sent = { [name]: more, version: record.version }
    const { code } = await here.call('PUT', `${path}/${id}`, sent)
    if (code === 20000) return true
  }
  return false
}
