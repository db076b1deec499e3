/** What stamp.mjs offers to the TypeScript beside it. */
type Built = 'admin' | 'portal'
export const builtPortal: string
export function stampOf(root: string, what?: Built): string
export function traceOf(root: string, what?: Built): string
export function isBuilt(root: string, what?: Built): boolean
export function noteBuilt(root: string, stamp: string, what?: Built): void
