import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isBuilt, noteBuilt, stampOf, traceOf } from './stamp.mjs'

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masthead-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/views'), { recursive: true })
  write('index.html', '<html>')
  write('src/views/ListView.tsx', 'export {}')
})

test('stays the same when only times change', () => {
  const before = stampOf(root)
  utimesSync(join(root, 'index.html'), new Date(), new Date())
  expect(stampOf(root)).toBe(before)
})

test('knows what is built without reading it, and by its contents where times have changed', () => {
  expect(isBuilt(root)).toBe(false)
  mkdirSync(join(root, 'dist'))
  noteBuilt(root, stampOf(root))
  expect(isBuilt(root)).toBe(true)
  const trace = traceOf(root)
  utimesSync(join(root, 'index.html'), new Date(0), new Date(0))
  expect(traceOf(root)).not.toBe(trace)
  expect(isBuilt(root)).toBe(true)
  write('src/views/ListView.tsx', 'export const b = 1')
  expect(isBuilt(root)).toBe(false)
})

test('does not take for built what changed while it was', () => {
  mkdirSync(join(root, 'dist'))
  const before = stampOf(root)
  write('src/views/ListView.tsx', 'export const later = 1')
  noteBuilt(root, before)
  expect(isBuilt(root)).toBe(false)
})

test('changes with a file, a new file and a renamed one', () => {
  const stamps = new Set([stampOf(root)])
  write('src/views/ListView.tsx', 'export const a = 1')
  stamps.add(stampOf(root))
  write('src/new.ts', '')
  stamps.add(stampOf(root))
  rmSync(join(root, 'src/new.ts'))
  write('src/newer.ts', '')
  stamps.add(stampOf(root))
  expect(stamps.size).toBe(4)
})

test('does not change with a test', () => {
  const before = stampOf(root)
  write('src/views/ListView.test.tsx', '')
  expect(stampOf(root)).toBe(before)
})

test('tells the portal from the admin: what only one is built from leaves the other as it is', () => {
  mkdirSync(join(root, 'portal/testing'), { recursive: true })
  const [admin, portal] = [stampOf(root), stampOf(root, 'portal')]
  write('portal/node.mjs', 'export {}')
  expect(stampOf(root)).toBe(admin)
  const later = stampOf(root, 'portal')
  expect(later).not.toBe(portal)
  write('src/views/FormView.tsx', 'export {}')
  write('portal/testing/desk.ts', 'export {}')
  expect(stampOf(root)).not.toBe(admin)
  expect(stampOf(root, 'portal')).toBe(later)
})
