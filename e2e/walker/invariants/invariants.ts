import { type Entity, isKept, type Row, type Screen } from '#declare'
import { firstScreens, recordScreens } from './formScreens.ts'
import { type Found, recordsOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** What a state demands, broken once for a record in each state by an edit: it is refused, warned of, or the record falls back. */
export const invariants: Chapter = ({ declared }) =>
  firstScreens(recordScreens(declared))
    .filter(({ entity }) => !entity.keysOf && Object.keys(entity.fields).length > 0)
    .map(
      ({ screen, entity }): Step => ({
        key: `invariants ${entity.name}`,
        screen,
        walk: async (here) => {
          const states = Object.keys(entity.states)
          for (const state of states.length > 0 ? states : [undefined]) {
            const { list } = await recordsOf(
              here,
              entity,
              state ? { [entity.stateField]: state } : {},
            )
            for (const { id } of list) await breakAll(here, entity, screen, state, id)
          }
        },
      }),
    )

async function breakAll(
  here: Here,
  entity: Entity,
  screen: Screen,
  state: string | undefined,
  id: number,
): Promise<void> {
  for (const name of demandedOf(entity, state)) {
    const { data } = await here.call('GET', `${entity.path}/${id}`)
    const record = data as Found | null
    if (record && !isBlank(record[name])) await breakOne(here, entity, screen, name, record)
  }
}

/** Fields that must be filled whatever the state, and those that a move into it needed. */
function demandedOf(entity: Entity, state: string | undefined): readonly string[] {
  const required = Object.keys(entity.fields).filter((name) => entity.fields[name]?.required)
  const into = Object.keys(entity.moves).filter((name) => entity.moves[name]?.to === state)
  const needed = Object.values(entity.rules)
    .flat()
    .filter((literal) => [literal.move].flat().some((name) => into.includes(String(name))))
    .flatMap(({ needs }) => (needs ?? []) as readonly unknown[])
    .filter((need): need is string => typeof need === 'string' && need in entity.fields)
  return [...new Set([...required, ...needed])].filter((name) => {
    const field = entity.fields[name]
    return field && !isKept(field) && !['order', 'boolean'].includes(field.kind)
  })
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Empties a field; what was taken though it should not be is put back. */
async function breakOne(
  here: Here,
  entity: Entity,
  screen: Screen,
  name: string,
  record: Found,
): Promise<void> {
  const path = `${entity.path}/${record.id}`
  const state = record[entity.stateField]
  const element = `${name} of ${state ?? 'a record'} ${record.id}`
  const answer = await here.call('PUT', path, { [name]: null, version: record.version })
  if (answer.code !== 20000) {
    here.refused(screen.path, `empty ${name} in state ${state}`, { method: 'PUT', path, ...answer })
    if (answer.status >= 500)
      await here.found(screen.path, element, `emptied, answers ${answer.status} ${answer.message}`)
    return
  }
  const after = answer.data as Row
  const fell = after[entity.stateField] !== state
  const refilled = !isBlank(after[name])
  if (!fell && !refilled)
    await here.found(screen.path, element, `is demanded in state ${state}, and can be emptied`)
  await here.call('PUT', path, { [name]: record[name], version: after.version })
}
