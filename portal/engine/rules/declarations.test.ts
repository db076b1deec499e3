import { expect, test } from 'vitest'
import { checkDeclarations } from '#derive/checkDeclarations.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

test('every declaration stands, and every function it names', async () => {
  const declarations = await readDeclarations()
  expect(checkDeclarations(declarations, declarations.parts).map(String)).toEqual([])
})
