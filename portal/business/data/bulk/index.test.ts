import { expect, test } from 'vitest'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { functionsOf, isUndoable } from './index.ts'

test.each(Object.values(bulkKinds))(
  '$name is carried out, and taken back unless it is final',
  (kind) => {
    expect(functionsOf({ kind: kind.name })).toHaveProperty('carryOut')
    expect(isUndoable(kind.name)).toBe(!kind.final)
  },
)
