import { join } from 'node:path'
import { builtPortal, isBuilt } from '../../scripts/stamp.mjs'

const root = join(import.meta.dirname, '../..')

/** The portal built in one file, where it was built of the very sources that lie here; else none, and those are run. */
export const builtProgram = () => (isBuilt(root, 'portal') ? join(root, builtPortal) : undefined)
