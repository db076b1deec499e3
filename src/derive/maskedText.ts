/** Whether a text is one of which a part was hidden: `138****5678`, `••••••`. */
export const isMaskedText = (value: unknown): boolean =>
  typeof value === 'string' && /\*{4}|•{6}/.test(value)
