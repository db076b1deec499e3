import { expect, test } from 'vitest'
import { checkDeclarations } from '#derive/checkDeclarations.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { actionFunctions } from '../actions/actionIndex.ts'
import { ruleFunctions } from './ruleIndex.ts'

test('every declaration stands, and every function it names', async () => {
  const functions = { rules: ruleFunctions, actions: actionFunctions }
  expect(checkDeclarations(await readDeclarations(), functions).map(String)).toEqual([])
})
