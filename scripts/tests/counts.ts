/** How a part of the tests ended. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Tests among those that passed which had failed before: told by name, since each is a mistake to be found. */
  unsteady?: readonly string[]
  /** What failed for good, by name: the summary stands at the end of a long print, the failures far above. */
  broke?: readonly string[]
}

interface TestResult {
  title?: string
  status: string
}

/** What is read of the report that vitest's json reporter writes. */
export interface Report {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  numTodoTests?: number
  testResults: { name: string; status: string; assertionResults: TestResult[] }[]
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
  const broke = failedTests(report)
  return {
    passed: report.numPassedTests,
    // An error outside all tests fails the run as well.
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    ...(broke.length > 0 && { broke }),
  }
}

/** The files of a report in which a test failed, or which broke before their first. */
export const failedFiles = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** The tests that failed in these files, by file and title; a file alone where it broke before its first. */
export const failedTests = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(/^.*\/(?=[^/]+$)/, '')
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ title = '' }) => `${file}: ${title}`)
  })

/** A report without files that are run once more, their tests, and the errors their ends were. */
export function withoutFiles(report: Report, files: readonly string[]): Report {
  const isOut = (name: string) => files.some((file) => name.endsWith(file))
  const testResults = report.testResults.filter(({ name }) => !isOut(name))
  const out = report.testResults
    .filter(({ name }) => isOut(name))
    .flatMap(({ assertionResults }) => assertionResults)
  const less = (count: number | undefined, ...statuses: string[]) =>
    (count ?? 0) - out.filter(({ status }) => statuses.includes(status)).length
  return {
    testResults,
    success: true,
    numPassedTests: less(report.numPassedTests, 'passed'),
    numFailedTests: less(report.numFailedTests, 'failed'),
    numPendingTests: less(report.numPendingTests, 'pending', 'skipped', 'disabled'),
    numTodoTests: less(report.numTodoTests, 'todo'),
  }
}

export const sumOf = (parts: readonly Counts[]): Counts => {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    parts.reduce((total, part) => total + part[key], 0)
  const unsteady = parts.flatMap((part) => part.unsteady ?? [])
  const broke = parts.flatMap((part) => part.broke ?? [])
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    ...(unsteady.length > 0 && { unsteady }),
    ...(broke.length > 0 && { broke }),
  }
}

/** One line for all parts, as programs read it. */
export function closingLine(parts: Counts[]): string {
  const { passed, failed } = sumOf(parts)
  return `${passed} passed, ${failed} failed`
}
