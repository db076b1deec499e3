import { isAbsolute, join } from 'node:path'
import type { Settings } from './settings.ts'

/** Where a command runs. */
export interface Place {
  readonly settings: Settings
  /** Relative paths begin here. */
  readonly cwd: string
  readonly clock: () => Date
}

export const pathFrom = (cwd: string, path: string) => (isAbsolute(path) ? path : join(cwd, path))
