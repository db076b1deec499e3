/** The value as a message quotes it: text in quotes, what is missing as no text, the rest as JSON, cut after 40 characters. */
export function quoteValue(value: unknown): string {
  const text =
    value === undefined || value === ''
      ? '–'
      : typeof value === 'string'
        ? `“${value}”`
        : jsonOf(value)
  const characters = [...text]
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : text
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}
