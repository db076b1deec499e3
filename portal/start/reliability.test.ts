import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const rows = readFileSync(join(root, 'docs/administrators/reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| fault'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('every fault that is told of has a promise and a test that is there', () => {
  expect(rows.length).toBeGreaterThan(10)
  for (const [, fault, promised, shown = ''] of rows) {
    const tests = [...shown.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string)
    expect([fault, promised?.length === 0, tests.length > 0]).toEqual([fault, false, true])
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([])
  }
})
