import type { Choice } from './Choice.ts'
import { spelledLike } from './findPages.ts'

/** Actions every word of the query stands in, in either language, those that begin with it first; and by pinyin. */
export function findActions(actions: readonly Choice[], query: string): readonly Choice[] {
  const typed = query.trim().toLowerCase()
  if (typed === '') return []
  const words = typed.split(/\s+/)
  const found = actions.filter(({ title }) => {
    const all = title.join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
  found.sort((one, other) => one.title[0].length - other.title[0].length)
  const begun = found.filter((action) => begins(action, typed))
  return [...new Set([...begun, ...spelledLike(actions, typed), ...found])]
}

/** Whether an action is called what was typed, or begins so. */
export const begins = ({ title }: Choice, query: string): boolean =>
  title.some((one) => one.toLowerCase().startsWith(query.trim().toLowerCase()))
