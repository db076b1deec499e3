import type { TreeOption } from './treeOptions.ts'

/**
 * What of a tree is shown for a word that is looked for: every record called so, and those above it, so that its place
 * is told. Without a word the whole tree.
 */
export function within(
  tree: readonly TreeOption[],
  word: string,
  textOf: (option: TreeOption) => string,
): readonly TreeOption[] {
  const wanted = folded(word)
  if (wanted === '') return tree
  const shown = new Set<TreeOption>()
  const above: TreeOption[] = []
  for (const option of tree) {
    above.length = option.depth
    above.push(option)
    if (folded(textOf(option)).includes(wanted)) for (const one of above) shown.add(one)
  }
  return tree.filter((option) => shown.has(option))
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()
