import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { stampOf } from './stamp.ts'

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
