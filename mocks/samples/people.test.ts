import { describe, expect, test } from 'vitest'
import { specialRights } from '#declare'
import { readDeclarations } from '#portal/declarations.ts'
import { allSamples, givens } from './allSamples.ts'
import { givenRoles } from './portalUsers.ts'
import { sampleWorld } from './sampleWorld.ts'

const { entities } = await readDeclarations()
const moment = new Date('2026-11-21T12:00:00+08:00')
const samples = allSamples(entities, sampleWorld(moment, '/store/sample/'))
const { role: roles = [], portalUser: users = [], batchGive: batches = [] } = samples
/** Rights of a user beside the portal's own admin, by the user's number among the samples. */
const rightsOf = (user: number) =>
  (users[user]!.roles as number[]).flatMap(
    (number) => (roles[number - givenRoles.length - 1]?.special ?? []) as string[],
  )

describe('people of the demo', () => {
  test.each(specialRights)('hold the right %s beside the admin', (right) => {
    const holders = users.filter((_, index) => rightsOf(index).includes(right))
    expect(holders).not.toEqual([])
  })

  test.each(givenRoles.slice(2))('have the numeric role %s', (code) => {
    const number = givenRoles.indexOf(code) + 1
    expect(users.map(({ numericRole }) => numericRole)).toContain(number)
  })

  test('have no numeric role that does not exist', () => {
    const numeric = users.flatMap(({ numericRole }) => (numericRole ? [numericRole as number] : []))
    const codes = numeric.map((number) => givens.role?.values[number - 1])
    expect(codes.filter((code) => !/^[0-5]$/.test(code ?? ''))).toEqual([])
  })

  test('may approve each batch that waits for it, though they have not made it', () => {
    const waiting = batches.filter(({ status }) => status === 'approval')
    expect(waiting).not.toEqual([])
    for (const { createdBy } of waiting) {
      const others = users.filter(
        ({ status }, index) =>
          status === 'active' && index + 2 !== createdBy && rightsOf(index).includes('approve'),
      )
      expect(others).not.toEqual([])
    }
  })
})
