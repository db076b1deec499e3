import { isMaskedText } from '#derive/maskedText.ts'

/** Whether something of a value, or in it, is hidden. */
export const isInPart = (value: unknown): boolean =>
  isMaskedText(typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
