import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
/** Where the records lie that journeys begin with. */
export const recordsAt = join(root, 'test-results/records')
