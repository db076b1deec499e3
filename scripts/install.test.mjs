import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled, pinnedNode, run } from './install.mjs'

function folder(locked, installed) {
  const root = mkdtempSync(join(tmpdir(), 'masthead-install-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }))
  const hidden = join(root, 'node_modules/.package-lock.json')
  if (installed) writeFileSync(hidden, JSON.stringify({ packages: installed }))
  return root
}

const one = { 'node_modules/a': { version: '1.0.0' } }

test('is installed when every locked package is there in its version', () => {
  expect(isInstalled(folder({ '': {}, ...one }, one))).toBe(true)
})

test('is not installed when one is missing or of another version', () => {
  expect(isInstalled(folder(one))).toBe(false)
  expect(isInstalled(folder(one, {}))).toBe(false)
  expect(isInstalled(folder(one, { 'node_modules/a': { version: '0.9.0' } }))).toBe(false)
})

test('does without what is for other platforms', () => {
  const foreign = { 'node_modules/b': { version: '1.0.0', optional: true } }
  expect(isInstalled(folder({ ...one, ...foreign }, one))).toBe(true)
})

test('falls back on a Node that is new enough', () => {
  expect(pinnedNode(folder(one, one))).toBe(process.execPath)
})

test('hands on the exit code of a program', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toBe(3)
})
