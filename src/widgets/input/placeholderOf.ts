import type { InputProps } from './InputProps.ts'

/** What stands in an empty box: the value a rule will fill in, as one would type it; nothing that is no plain value. */
export function placeholderOf(
  { hint }: Pick<InputProps, 'hint'>,
  write: (value: number) => string = String,
): string | undefined {
  const value = hint?.placeholder
  if (typeof value === 'number') return write(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}
