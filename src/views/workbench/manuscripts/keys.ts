/** What is the same on all of them, unless a file says otherwise. */
export const SHARED = 'shared'

/** What is said of one, in the form of all. */
export const keyAt = (at: number) => `draft${at}`

/** Whoever was unknown and is made while the form stands. */
export const newcomer = (field: string, name: string) => `${field} ${name}`
