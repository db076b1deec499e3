/** A reference as one line: the title where the caller put it in place of the id, else `#12`. */
export const referenceText = (value: unknown): string =>
  typeof value === 'number' ? `#${value}` : String(value)
