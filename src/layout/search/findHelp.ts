import type { Choice } from './Choice.ts'
import { spelledLike } from './findPages.ts'

/** So many lines are shown. */
const MOST = 5
/** Words by which one asks for the help of a screen itself. */
const asking = /帮助|说明|\bhelp\b|\babout\b|^bangzhu|^shuoming/i

/** Those that answer to what was typed, by words or by pinyin; a screen's help itself only where help is asked for. */
export function findHelp(choices: readonly Choice[], query: string): readonly Choice[] {
  const typed = query.trim().toLowerCase()
  if (typed.length < 2) return []
  const isAsking = asking.test(typed)
  const words = typed
    .replace(isAsking ? /说明|about/g : /$^/, (word) => (word === '说明' ? '帮助' : 'help'))
    .split(/\s+/)
  const open = choices.filter(({ hint }) => hint !== undefined || isAsking)
  const found = open.filter(({ title, hint }) => {
    const all = [...title, ...(hint ?? [])].join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
  // What is said in one's own words comes first, then what only the screen's name has in common.
  const said = found.filter(({ title }) =>
    words.some((word) => title.join(' ').toLowerCase().includes(word)),
  )
  const shortest = said.toSorted((one, other) => one.title[0].length - other.title[0].length)
  return [...new Set([...shortest, ...spelledLike(open, typed)])].slice(0, MOST)
}
