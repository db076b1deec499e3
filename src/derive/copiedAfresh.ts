import type { Entity } from '#declare'

const times = ['period', 'date', 'dateTime']

/**
 * What a copy does not take over: what its action drops, and of what it asks for the times and what no two records
 * share. Its dialog begins without them, and who asks for nothing is told what is missing.
 */
export function copiedAfresh({ actions, fields }: Entity, name: string): readonly string[] {
  const { copies, asks } = actions[name] ?? {}
  if (!copies) return []
  const asked = Array.isArray(asks) ? (asks as readonly string[]) : []
  const own = asked.filter((one) => fields[one]?.unique || times.includes(fields[one]?.kind ?? ''))
  return [...new Set([...(copies.drop ?? []), ...own])]
}
