import type { MenuBranch } from '../authProvider/menuOf.ts'

/** How Chinese titles are typed without an input method: initials, a space, all of it. */
export type Spelling = { readonly [title: string]: string }

/**
 * Branches whose title, or whose children's, holds the words, in either language; where letters are typed, those whose
 * pinyin or its initials begin with them, too. Below a group that is found stands all that lies in it.
 */
export function foundBranches(
  branches: readonly MenuBranch[],
  words: string,
  spelling: Spelling = {},
): readonly MenuBranch[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return branches
  const letters = wanted.replace(/\s/g, '')
  return branches.flatMap((branch) => {
    const { label, children } = branch
    const spelled = (spelling[label[0]] ?? '').split(' ')
    if (label.join('\n').toLowerCase().includes(wanted)) return [branch]
    if (spelled.some((one) => one.startsWith(letters))) return [branch]
    const below = foundBranches(children, wanted, spelling)
    return below.length > 0 ? [{ ...branch, children: below }] : []
  })
}

/** The first screen among branches, top down. */
export function firstScreen(branches: readonly MenuBranch[]): string | undefined {
  for (const { key, screen, children } of branches) {
    const found = screen ? key : firstScreen(children)
    if (found) return found
  }
  return undefined
}
