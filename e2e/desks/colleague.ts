import type { Entity, Field, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { dialogFields } from '../../src/views/perform/dialogFields.ts'
import { demandsOf } from '../../src/views/record/demands.ts'
import { ask, makeUser, type Person, sessionOf } from '../support/desk.ts'
import type { RunningPortal } from '../support/portal.ts'

/** What a desk is told, as far as journeys read it. */
export interface Told {
  readonly records: readonly (Row & { readonly id: number })[]
  readonly tabs: readonly { readonly count: number }[]
  readonly others: readonly string[]
}

/** Another admin, who works at the same desks beside the browser. */
export interface Colleague {
  /** Takes so many at a tab for themselves; what they had before is let go of. */
  take(entity: Entity, tab: number, count: number): Promise<Told>
  read(entity: Entity, id: number): Promise<Row>
  /**
   * Decides a record otherwise than `move` would, or changes it where it lets itself be decided in no other way; false
   * where it lets itself be changed by nobody.
   */
  getsAhead(entity: Entity, record: Row, move: string): Promise<boolean>
}

export async function colleagueAt(portal: RunningPortal): Promise<Colleague> {
  const person = await anotherAdmin(portal)
  const call = async (method: string, path: string, body?: object) =>
    ask(portal, method, path, body, await sessionOf(portal, person))
  /** Agrees to whatever it is warned of. */
  const agreeing = async (method: string, path: string, body: object) => {
    const first = await call(method, path, body)
    const { warnings = [] } = (first.data ?? {}) as { warnings?: readonly { rule: string }[] }
    if (first.status === 200 || warnings.length === 0) return first
    return call(method, path, { ...body, accept: warnings.map(({ rule }) => rule) })
  }
  return {
    take: async ({ path }, tab, take) => {
      const { data, message } = await call('POST', `${path}/queue`, {
        desk: 'colleague',
        tab,
        take,
      })
      if (!data) throw new Error(`${path}/queue: ${message}`)
      return data
    },
    read: async ({ path }, id) => (await call('GET', `${path}/${id}`)).data,
    getsAhead: async (entity, record, move) => {
      const { moves, path, stateField } = entity
      const at = `${path}/${record.id}`
      for (const other of Object.keys(moves)) {
        const { from = [], to, silent } = moves[other] ?? {}
        if (silent || to === moves[move]?.to || !from.includes(String(record[stateField]))) continue
        const asked = dialogFields(entity, other, demandsOf(entity, other, [record]), [record])
        const values = Object.fromEntries(
          Object.entries(asked).map(([name, field]) => [name, record[name] ?? sampled(field)]),
        )
        const body = { ...values, reason: '同事先看到' }
        if ((await agreeing('POST', `${at}/${other}`, body)).status === 200) return true
      }
      for (const [name, { kind, readOnly }] of Object.entries(entity.fields)) {
        const text = record[name]
        if (kind !== 'text' || readOnly || typeof text !== 'string' || text === '') continue
        const body = { ...record, [name]: `${text.slice(0, -1)}改` }
        const { status, data } = await agreeing('PUT', at, body)
        // What comes from elsewhere is taken, and left as it is.
        if (status === 200 && (data as Row).version !== record.version) return true
      }
      return false
    },
  }
}

const sampled = (field: Field): unknown => kinds[field.kind].sample(field, 3)

async function anotherAdmin(portal: RunningPortal): Promise<Person> {
  const admin = await sessionOf(portal)
  const roles = await ask(portal, 'GET', 'role?filter={"code":"admin"}', undefined, admin)
  const [role] = (roles.data as { readonly list: readonly { readonly id: number }[] }).list
  const values = { roles: [role?.id] }
  const password = 'Colleagues-77'
  return makeUser(portal, { username: 'deskmate', name: '同事小周', password, values })
}
