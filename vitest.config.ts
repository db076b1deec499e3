import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { menuPlugin } from './src/build/menuPlugin.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const present = (paths: string[]) => paths.filter((path) => existsSync(here(path)))

/**
 * Where nothing is known of earlier runs, the largest file comes first. These are short to read and long to play: begun
 * late, one would go on alone after all others.
 */
const isLong = ({ moduleId }: TestSpecification) =>
  /\/e2e\/(screens|everyDesk|otherPortal|magazineDesk|demo)\.journey\.ts$/.test(moduleId)
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** What is tested in Node, in a browser's stead (jsdom), and in a real browser. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongFirst },
    // A worker costs some 100 MB and a second of imports; more than cores gains nothing.
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Importing the declarations takes longer than most tests: a worker imports them once, for all its files.
          isolate: false,
          include: ['{src,portal,mocks,scripts,bench,e2e}/**/*.test.{ts,mjs}'],
          setupFiles: ['portal/testing/setup.ts'],
          globalSetup: ['portal/storage/db/testing/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), menuPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Importing the admin takes seconds: a worker does it once, and mocks/setupDom.ts puts back what tests leave.
          isolate: false,
          include: ['{src,mocks}/**/*.test.tsx'],
          globalSetup: ['portal/storage/db/testing/globalSetup.ts'],
          setupFiles: present(['mocks/setupDom.ts']),
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          // Journeys share nothing but the modules they are written with.
          isolate: false,
          include: ['e2e/**/*.journey.ts'],
          globalSetup: ['e2e/support/globalSetup.ts'],
          expect: { poll: { timeout: 45_000 } },
          // A journey waits most of its time, so two go beside each other; each has a portal and a browser of its own.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
