import { availableParallelism } from 'node:os'
import { recordsAt } from './root.ts'

/** A part of the tests. */
export interface Step {
  /** As it is asked for: `npm test -- types`. */
  name: string
  title: string
  /** What Node runs, from the root. */
  runs: string[]
  /** Vitest's report; a step without one counts as a single test. */
  report?: string
  /** Needs a browser and the records journeys begin with: both go into the environment. */
  browser?: true
  /** Asked for along with this other part. */
  with?: string
  /** Runs beside the unit tests, which wait for files, databases and processes; told in one piece when it is over. */
  aside?: true
  /** Up to so many files that failed are run once more; what passes then is told as unsteady. */
  unsteady?: number
}

/** A journey keeps a browser and a portal busy: more of them than cores, and answers come too late for those at work. */
const beside = Math.min(availableParallelism(), 4)

function vitest(report: string, ...projects: string[]): string[] {
  const reporters = ['default', 'json', './scripts/tests/stalled/StalledReporter.ts']
  const named = projects.flatMap((project) => ['--project', project])
  const told = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`]
  return ['node_modules/vitest/vitest.mjs', 'run', ...named, ...told]
}

/** The parts of `npm test`, in the order in which they are told of. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    title: '类型 Types',
    runs: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'],
    aside: true,
  },
  {
    name: 'lint',
    title: '规范 Lint',
    runs: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    aside: true,
  },
  {
    name: 'walls',
    title: '引用边界 Import walls',
    runs: ['scripts/importWalls.ts'],
    aside: true,
  },
  {
    name: 'build',
    title: '构建 Build',
    runs: ['scripts/build.ts'],
    with: 'e2e',
    aside: true,
  },
  {
    name: 'records',
    title: '旅程的样例数据 Records of journeys',
    runs: ['e2e/support/template.ts', recordsAt],
    with: 'e2e',
    aside: true,
  },
  {
    name: 'unit',
    title: '单元与契约测试 Unit and contract tests',
    runs: vitest('test-results/unit.json', 'unit', 'dom'),
    report: 'test-results/unit.json',
    unsteady: 3,
  },
  {
    name: 'e2e',
    title: '浏览器旅程 Journeys in a browser',
    runs: [...vitest('test-results/e2e.json', 'e2e'), `--maxWorkers=${beside}`],
    report: 'test-results/e2e.json',
    browser: true,
    unsteady: 8,
  },
]
