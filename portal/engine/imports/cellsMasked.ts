import { phoneInPart, phoneInText } from '#derive/phoneInText.ts'

/** The same value with every phone in it shown in part, or with something else in its place. */
export function cellsMasked(value: unknown, shown = phoneInPart): unknown {
  if (typeof value === 'string') return value.replace(phoneInText, shown)
  if (Array.isArray(value)) return value.map((inner) => cellsMasked(inner, shown))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cellsMasked(inner, shown)]),
  )
}
