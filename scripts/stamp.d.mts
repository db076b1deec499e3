/** What stamp.mjs offers to the TypeScript beside it. */
export function stampOf(root: string): string
export function traceOf(root: string): string
export function isBuilt(root: string): boolean
export function noteBuilt(root: string, stamp: string): void
