import Fuse from 'fuse.js'
import type { Choice } from './Choice.ts'

/** A query is cut at so many characters. */
export const longestPattern = 32

/** Looks for pages by title, in either language, and by path, forgiving a slip; and by pinyin where letters are typed. */
export function pageFinder(pages: readonly Choice[]): (query: string) => readonly Choice[] {
  const fuse = new Fuse(pages, {
    threshold: 0.4,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'to', weight: 0.3 },
    ],
  })
  return (query) => {
    const pattern = query.trim().slice(0, longestPattern)
    if (pattern === '') return []
    const spelled = spelledLike(pages, pattern)
    // What fits alike stands in the order of the menu.
    const found = fuse
      .search(pattern)
      .toSorted((one, other) => rounded(one.score) - rounded(other.score))
      .map(({ item }) => item)
    return [...new Set([...spelled, ...found])]
  }
}

/** Whose initials begin with what was typed, the shortest first; then those spelled with it. */
export function spelledLike(choices: readonly Choice[], typed: string): readonly Choice[] {
  const letters = typed.toLowerCase().replace(/\s/g, '')
  if (!/^[a-z0-9]+$/.test(letters)) return []
  const withInitials = choices
    .filter(({ also }) => also?.startsWith(letters))
    .sort((one, other) => firstOf(one).length - firstOf(other).length)
  const inFull = choices.filter(({ also }) => also?.split(' ')[1]?.startsWith(letters))
  return [...new Set([...withInitials, ...inFull])]
}

const rounded = (score = 1) => Math.round(score * 20)

const firstOf = ({ also = '' }: Choice) => also.split(' ')[0] ?? ''
