import { expect, test } from 'vitest'
import { readParts } from '#portal/start/readParts.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { functionsOf, isUndoable } from './functionsOf.ts'

const parts = await readParts()

test.each(Object.values(bulkKinds))(
  '$name is carried out, and taken back unless it is final',
  (kind) => {
    expect(functionsOf(parts, { kind: kind.name })).toHaveProperty('carryOut')
    expect(isUndoable(parts, kind.name)).toBe(!kind.final)
  },
)
