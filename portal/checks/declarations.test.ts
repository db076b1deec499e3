import { expect, test } from 'vitest'
import { checkDeclarations } from '#derive/checkDeclarations.ts'
import { actionFunctions } from '../actions/index.ts'
import { readDeclarations } from '../declarations.ts'
import { ruleFunctions } from '../rules/index.ts'

test('every declaration stands, and every function it names', async () => {
  const functions = { rules: ruleFunctions, actions: actionFunctions }
  expect(checkDeclarations(await readDeclarations(), functions).map(String)).toEqual([])
})
