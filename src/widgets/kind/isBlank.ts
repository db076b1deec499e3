/** Whether a text says nothing: missing, empty, or white space only. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** Whether a value is missing. Zero and false are values. */
export const isMissing = (value: unknown): boolean =>
  value === null || value === undefined || value === ''

/** Whether a list of values is missing or holds none. */
export const isNone = (value: unknown): boolean =>
  isMissing(value) || (Array.isArray(value) && value.length === 0)

/** Whether a value is an object with no keys but these: anything else is no unfinished one, but wrong. */
export const isBegun = <T extends object>(
  value: unknown,
  keys: readonly string[],
): value is Partial<T> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => keys.includes(key))
