/** How a part of the tests ended. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What is read of the report that vitest's json reporter writes. */
export interface Report {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/**
 * Counts the tests of a report. A file that broke before its first test has none to count, so
 * it counts as one that failed, and so does a report that is missing.
 */
export function countsOf(report: Report | undefined): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    // An error outside all tests fails the run as well.
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/** A report without files that were ended because they had stalled, nor the errors their ends were. */
export function withoutStalled(report: Report, files: readonly string[]): Report {
  const isStalled = (name: string) => files.some((file) => name.endsWith(file))
  const testResults = report.testResults.filter(({ name }) => !isStalled(name))
  return { ...report, testResults, success: true }
}

export const sumOf = (parts: readonly Counts[]): Counts => {
  const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** One line for all parts, as programs read it. */
export function closingLine(parts: Counts[]): string {
  const { passed, failed } = sumOf(parts)
  return `${passed} passed, ${failed} failed`
}
