import { join } from 'node:path'

/** Where the files that stalled are told to whoever started the run: one a line, from the root. */
export const stalledAt = (root: string): string => join(root, 'test-results/stalled.txt')
