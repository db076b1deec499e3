import { expect, test } from 'vitest'
import { closingLine, countsOf, failedFiles, failedTests, sumOf, withoutFiles } from './counts.ts'

const report = { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [] }

test('counts what passed, failed and was skipped', () => {
  expect(countsOf({ ...report, numFailedTests: 2, numPendingTests: 1, success: false })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  })
})

test('counts a file that broke before its first test', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
  expect(countsOf({ ...report, success: false, testResults })).toMatchObject({
    failed: 1,
    broke: ['a.test.ts'],
  })
})

test('counts an error outside all tests, and a run that left no report', () => {
  expect(countsOf({ ...report, success: false }).failed).toBe(1)
  expect(countsOf(undefined).failed).toBe(1)
})

test('leaves out files that are run once more, their tests with them, and nothing else that broke', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const unsteady = {
    status: 'failed',
    assertionResults: [
      { title: 'is quick', status: 'failed' },
      { title: 'is there', status: 'passed' },
    ],
  }
  const testResults = [
    { name: '/somewhere/portal/spins.test.ts', ...broken },
    { name: '/somewhere/portal/broken.test.ts', ...broken },
    { name: '/somewhere/e2e/quick.journey.ts', ...unsteady },
  ]
  const first = { ...report, success: false, numFailedTests: 1, testResults }
  expect(failedFiles(first)).toHaveLength(3)
  expect(failedTests(first)).toEqual([
    'spins.test.ts',
    'broken.test.ts',
    'quick.journey.ts: is quick',
  ])
  const again = ['portal/spins.test.ts', 'e2e/quick.journey.ts']
  const counts = countsOf(withoutFiles(first, again))
  expect(counts).toEqual({ passed: 2, failed: 1, skipped: 0, broke: ['broken.test.ts'] })
  expect(sumOf([counts, { passed: 2, failed: 0, skipped: 1, unsteady: ['is quick'] }])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
    unsteady: ['is quick'],
    broke: ['broken.test.ts'],
  })
})

test('closes with one line for all parts', () => {
  const parts = [
    { passed: 3, failed: 0, skipped: 1 },
    { passed: 4, failed: 2, skipped: 0 },
  ]
  expect(closingLine(parts)).toBe('7 passed, 2 failed')
})
