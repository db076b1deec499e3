import { desks } from 'virtual:desks'
import Fuse from 'fuse.js'
import type { Label, Screen } from '#declare'
import type { Choice } from './Choice.ts'
import { longestPattern, spelledLike } from './findPages.ts'

const hint: Label = ['处理台', 'Desks']
/** So many are offered, where not desks as such are asked for. */
const FEW = 4

interface Desk extends Choice {
  readonly words: readonly string[]
}

/** What people type who mean desks as such, and get all of them. */
export const anyDesk = /^(处理台|工作台|desks?|workbench(es)?|clt|gzt)$/i

/** Desks and workbenches one gets to, each below the screen it is entered from. */
export function desksOf(seen: readonly Screen[]): readonly Desk[] {
  const paths = new Set(seen.map(({ path }) => path))
  return desks
    .filter(({ screen }) => paths.has(screen))
    .map(({ to, title, words, spelled }) => ({
      ...{ key: `desk ${to}`, kind: 'page' as const, title, hint, to, words },
      also: spelled,
    }))
}

/** Finds desks by their own names, by those of their lists and records, and by what waits and is decided there. */
export function deskFinder(all: readonly Desk[]): (query: string) => readonly Choice[] {
  const fuse = new Fuse(all, {
    threshold: 0.3,
    ignoreLocation: true,
    keys: [
      { name: 'title', weight: 0.6 },
      { name: 'words', weight: 0.4 },
    ],
  })
  return (query) => {
    const asked = query.trim().slice(0, longestPattern)
    if (asked === '') return []
    if (anyDesk.test(asked)) {
      const isBench = /^(工作台|workbench|gzt)/i.test(asked)
      return all.filter(({ title }) => title[0].includes('工作台') === isBench)
    }
    // 评论处理台 is looked for as 评论 is: that it is a desk is known.
    const bare = asked.replace(/(的|\s)*(处理台|工作台|desk|workbench)\s*$/i, '') || asked
    const found = fuse.search(bare).map(({ item }) => item)
    return [...new Set([...spelledLike(all, asked), ...found])].slice(0, FEW)
  }
}
