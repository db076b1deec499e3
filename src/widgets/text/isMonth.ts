import type { Field } from '#declare'

/** Whether a text is a month, as its pattern says: `2026-10`, and nothing that is none. */
export function isMonth({ pattern }: Field): boolean {
  if (!pattern) return false
  const takes = (text: string) => new RegExp(pattern).test(text)
  return takes('2026-10') && !takes('2026-13') && !takes('2026-10-01') && !takes('202610')
}
