import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { askedBy } from '#derive/askedBy.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { PortalError } from '#portal/core/errors.ts'
import { actWithin } from '#portal/engine/records/action.ts'
import { alone } from '#portal/engine/records/alone.ts'
import { findVisible } from '#portal/engine/records/call.ts'
import { moveWithin } from '#portal/engine/records/move.ts'
import { dryRun } from '#portal/engine/records/transaction.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { problemsHere } from '../../src/views/record/problemsHere.ts'
import { demoDesk } from './testing/demoDesk.ts'

const { entities } = await readDeclarations()

const desk = demoDesk(['bulk'])
const { viewer, session } = desk

/** So many records of each state are asked about. */
const TRIED = 60

/** What has a button on a record, for which the portal waits; what it does by itself alone is pressed by nobody. */
const deedsOf = (entity: Entity): readonly string[] => {
  const { moves, actions } = entity
  const own = literalsOf(entity).flatMap(({ literal: { from, moves } }) =>
    from === 'portal' ? ((moves ?? []) as readonly string[]) : [],
  )
  return [
    ...Object.keys(moves).filter(
      (name) => !moves[name]!.silent && !moves[name]!.merges && !own.includes(name),
    ),
    ...Object.keys(actions).filter((name) => {
      const { runs, sets, on } = actions[name]!
      return (runs || sets) && [on].flat().includes('row')
    }),
  ]
}

/** Why none of the records lets itself be moved; undefined where one does, but for what its dialog asks. */
async function whyNot(entity: Entity, deed: string): Promise<string | undefined> {
  const isOpen = (row: Row) => problemsHere(viewer, entity, row, deed).length === 0
  const states = statesFor(entity, deed) ?? [undefined]
  const open: Row[] = []
  for (const state of states) {
    const held = state === undefined ? {} : { [entity.stateField]: state }
    const rows = await desk.mock.portal.records().select(entity.name, held, { limit: 1000 })
    const some = rows.filter(isOpen)
    // What is worked out as a record is read says whether it is for it, too.
    const read = some.length > 0 || rows.length === 0 ? some : await readWhole(entity, held)
    open.push(...read.filter(isOpen).slice(-TRIED))
  }
  if (open.length === 0) return isReached(entity, states) ? undefined : 'is for none of the records'
  const { asks } = entity.actions[deed] ?? {}
  if (asks && !Array.isArray(asks)) return undefined
  const said = new Set<string>()
  for (const row of open) {
    const why = await whyNotThis(entity, deed, row)
    if (why === undefined) return undefined
    said.add(why)
  }
  return [...said].slice(0, 3).join(' | ')
}

/** The states it is for; undefined where it is for any. */
const statesFor = ({ moves, actions, stateField }: Entity, deed: string) => {
  const held = (actions[deed]?.when as Row | undefined)?.[stateField]
  return moves[deed]?.from ?? (typeof held === 'string' ? [held] : undefined)
}

/** Whether another move leads there, or a change does by itself. */
const isReached = ({ moves }: Entity, states: readonly (string | undefined)[]): boolean =>
  Object.values(moves).some(({ to, from }) => states.includes(to) && !states.includes(from[0]))

async function readWhole({ path, fields }: Entity, held: Row): Promise<readonly Row[]> {
  const asked = { filter: held, range: [0, 199], columns: Object.keys(fields) }
  const query = Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])
  const answer = await fetch(
    `${desk.mock.origin}/api/portal/${path}?${new URLSearchParams(query)}`,
    {
      headers: desk.mock.headers,
    },
  )
  const { data } = (await answer.json()) as { readonly data: { readonly list: readonly Row[] } }
  return data.list
}

function whyNotThis(entity: Entity, deed: string, row: Row): Promise<string | undefined> {
  const { context } = desk.mock.portal
  const accepted = Object.keys(entity.rules).map((id) => `${entity.name}#${id}`)
  return dryRun(context, { session, reason: '试', accepted }, async (transaction) => {
    const call = { context, entity, session }
    const given = await alone<unknown>(transaction, async () => {
      const whole = await findVisible(call, transaction.tx, Number(row.id))
      return deed in entity.moves
        ? moveWithin(call, transaction, whole, deed, {})
        : actWithin(call, transaction, whole, deed, {})
    })
    return given instanceof PortalError ? wants(entity, deed, given) : undefined
  })
}

/** What was refused beside that which the dialog asks for, or which is agreed to there. */
function wants(entity: Entity, deed: string, error: PortalError): string | undefined {
  const data = (error.dataIn('zh') ?? {}) as { readonly errors?: Row; readonly confirm?: unknown }
  if (!data.errors) return error.code === 42800 ? undefined : error.label[0]
  const asked = askedBy(entity, deed)
  const left = Object.entries(data.errors).filter(
    ([field]) => !asked.includes(field.split('.')[0]!),
  )
  return left.length === 0 ? undefined : left.map(([field, said]) => `${field}: ${said}`).join('; ')
}

/** What runs is over in a moment, and nothing was changed by anybody yet. */
const passing = ['fastReadingRun cancel', 'auditLog restore', 'raffleSms send', 'job download']

test('every move and action has a record in the demo on which it can be pressed', async () => {
  const unpressable: string[] = []
  for (const entity of entities.filter(({ keysOf }) => !keysOf))
    for (const deed of deedsOf(entity)) {
      const why = await whyNot(entity, deed)
      if (why && !passing.includes(`${entity.name} ${deed}`))
        unpressable.push(`${entity.name} ${deed}: ${why}`)
    }
  expect(unpressable).toEqual([])
}, 300_000)
