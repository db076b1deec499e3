import { expect, test } from 'vitest'
import { company } from '#resources/partners/company.ts'
import { dialogFields } from './dialogFields.ts'
import { goingOn, presentSaid } from './present.ts'

const contract = { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:59+08:00' }
const now = '2026-11-24T10:00:00+08:00'

test('a renewal tells the term and the seats there are, and goes on where the term ends', () => {
  const demands = { fields: ['contract'], reason: false, choices: {}, checked: false }
  const fields = dialogFields(company, 'renewal', demands, [{ id: 1, contract, seats: 300 }])
  expect(fields.seats?.help).toEqual(['现为 300', 'Now 300'])
  expect(fields.contract?.help?.[0]).toMatch(/^现为 2026-01-01.*2026-12-31/)
  expect(goingOn(fields, ['contract', 'seats'], { contract }, now)).toEqual({
    contract: { start: '2027-01-01T00:00:00+08:00', end: null },
  })
})

test('a term that is over is renewed from today; what was never set begins with nothing', () => {
  const past = { ...contract, end: '2026-10-31T23:59:59+08:00' }
  const { fields } = company
  const minute = { ...contract, end: '2027-05-18T23:59:00+08:00' }
  expect(goingOn(fields, ['contract'], { contract: minute }, now)).toEqual({
    contract: { start: '2027-05-19T00:00:00+08:00', end: null },
  })
  expect(goingOn(fields, ['contract'], { contract: past }, now)).toEqual({
    contract: { start: '2026-11-24T00:00:00+08:00', end: null },
  })
  expect(goingOn(fields, ['contract'], { contract: null }, now)).toEqual({})
  expect(presentSaid(fields.contract, null)).toBeUndefined()
  expect(presentSaid(fields.owner, 3)).toBeUndefined()
})
