/** Kinds whose text is JSON. */
const asJson = ['jump', 'json', 'list', 'integer', 'money', 'boolean']

/**
 * The value that a setting's text stands for: text and picture as they are, numbers and switches as such, the rest as
 * JSON. Null where nothing is set, or where the text is no value of its kind.
 */
export function configValue(kind: string, text: string | null | undefined): unknown {
  if (text === null || text === undefined || text === '') return null
  if (!asJson.includes(kind)) return text
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The text that a setting of this kind holds its value as; null for nothing. */
export function configText(kind: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  return asJson.includes(kind) ? JSON.stringify(value) : String(value)
}
