/** What install.mjs offers to the TypeScript beside it. */
export function whenNpmIsGone(then: () => void): NodeJS.Timeout | undefined
