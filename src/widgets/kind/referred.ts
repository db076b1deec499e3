/** A reference as one line: the title where the caller put it in place of the id, else `#12`. */
export const referred = (value: unknown): string =>
  typeof value === 'number' ? `#${value}` : String(value)
