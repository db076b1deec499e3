import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { masksOf } from '#derive/maskPlan.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { maskRow } from '../access/mask.ts'
import { sessionOf } from '../session/testing/sessionOf.ts'

const { entities } = await readDeclarations()
const admin = sessionOf({
  roles: ['admin'],
  special: new Set(['personal']),
  user: { id: 1, username: 'lin', name: '林' },
})

test('what an admin who may see phones reads whole once they ask is whole in an export, too', () => {
  const hidden: string[] = []
  for (const entity of entities)
    for (const { list, field, keep } of masksOf(entity)) {
      if (list || keep !== '3…4') continue
      const row: Row = { id: 1, createdBy: 2, [field]: '13912345678' }
      const [screen, file] = [{ revealing: true }, { exporting: true }].map(
        (reading) => maskRow(entity, row, admin, reading)[field],
      )
      if (screen !== file) hidden.push(`${entity.name}.${field}`)
    }
  expect(hidden).toEqual([])
})
