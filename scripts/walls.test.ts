import { expect, test } from 'vitest'
import { wallsBroken } from './walls.ts'

const map = { '#declare': './src/declare/index.ts', '#portal/*': './portal/*', '#src/*': './src/*' }
const broken = (path: string, text: string, others = {}) =>
  wallsBroken({ [path]: text, ...others }, map)

test('lets a declaration import the language', () => {
  expect(broken('src/resources/magazine.ts', `import { entity } from '#declare'`)).toEqual([])
})

test('names the file, the import and the wall', () => {
  expect(
    broken('src/views/ListView.tsx', `import { createPortal } from '#portal/http/portal.ts'`),
  ).toEqual(['src/views/ListView.tsx imports portal/http/portal.ts: views may not import http'])
})

test('counts types and imports on demand', () => {
  const text = `import type { Portal } from '../../portal/http/portal.ts'\nawait import('#src/pages/home/Home.tsx')`
  expect(broken('src/views/ListView.tsx', text)).toHaveLength(2)
})

test('counts what is exported on', () => {
  expect(broken('portal/http/x.ts', `export * from '#src/views/ListView.tsx'`)).toHaveLength(1)
  expect(broken('portal/http/x.ts', `export { a } from '#src/views/ListView.tsx'`)).toHaveLength(1)
})

test('keeps React out of whatever a derivation loads', () => {
  const kind = {
    'src/widgets/text/kind.ts': `import './shown.ts'`,
    'src/widgets/text/shown.ts': `import 'react'`,
  }
  expect(broken('src/derive/columns.ts', `import '../widgets/text/kind.ts'`, kind)).toEqual([
    'src/widgets/text/shown.ts imports react: declarations, derivations and kinds stay pure',
  ])
})

test('keeps Node out of what the browser loads, however far away', () => {
  const portal = {
    'portal/http/portal.ts': `import './disk.ts'`,
    'portal/http/disk.ts': `import 'fs'`,
  }
  expect(broken('mocks/browser.ts', `import '#portal/http/portal.ts'`, portal)).toEqual([
    'portal/http/disk.ts imports node:fs, but is loaded in the browser too: pass it in',
  ])
})

test('lets a type of Node through, since nothing is loaded', () => {
  const portal = { 'portal/http/portal.ts': `import type { Stats } from 'node:fs'` }
  expect(broken('mocks/browser.ts', `import '#portal/http/portal.ts'`, portal)).toEqual([])
})

test('refuses files that import each other in a circle, were it for types', () => {
  const round = {
    'src/derive/path.ts': `import './where.ts'`,
    'src/derive/where.ts': `import type { Value } from './value.ts'`,
  }
  expect(broken('src/derive/value.ts', `import './path.ts'`, round)).toEqual([
    'src/derive/value.ts → src/derive/path.ts → src/derive/where.ts: these import each other in a circle; find what both stand on',
  ])
})

test('leaves tests alone', () => {
  expect(broken('src/views/ListView.test.tsx', `import '#portal/http/portal.ts'`)).toEqual([])
})

test('only the server reads the environment', () => {
  expect(broken('portal/node.mjs', 'process.env.PORT')).toEqual([])
  expect(broken('portal/http/login.ts', 'process.env.PORT')).toEqual([
    'portal/http/login.ts reads the environment: portal/node.mjs does, and passes it in',
  ])
})

test('what goes over the wire is types alone', () => {
  expect(broken('src/wire/turn.ts', 'export interface Turn {\n  readonly take: number\n}')).toEqual(
    [],
  )
  expect(broken('src/wire/turn.ts', 'export const turns = []')).toEqual([
    'src/wire/turn.ts holds more than types: what works on them lies at one end of the wire',
  ])
})

test('asks for a room where a file lies in none', () => {
  expect(broken('src/stuff/x.ts', '')[0]).toMatch(/lies in no room/)
})
