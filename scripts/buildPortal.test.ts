import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { builtProgram } from '#portal/start/builtProgram.mjs'
import { type Declarations, readDeclarations } from '#portal/start/declarations.ts'
import { buildPortal } from './buildPortal.ts'

const told = ({ entities, screens, parts }: Declarations) => ({
  entities: entities.map(({ name }) => name),
  screens: screens.length,
  parts: Object.entries(parts).map(([kind, some]) => [kind, Object.keys(some)]),
})

test('a portal built in one file holds what its sources declare and what lies at their addresses', async () => {
  buildPortal()
  const tells = `
    const { readDeclarations } = await import(process.argv[1])
    console.log(JSON.stringify((${told})(await readDeclarations())))`
  const program = builtProgram() ?? 'not built of these sources'
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', tells, program])
  expect(JSON.parse(String(output))).toEqual(told(await readDeclarations()))
}, 60_000)
