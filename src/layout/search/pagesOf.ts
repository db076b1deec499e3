import { initials } from 'virtual:initials'
import type { Label } from '#declare'
import type { MenuBranch } from '../../authProvider/menuOf.ts'
import type { Choice } from './Choice.ts'

/** The screens of a menu as choices, in its order: what is not in the menu is found by nobody. */
export function pagesOf(branches: readonly MenuBranch[], above?: Label): readonly Choice[] {
  return branches.flatMap((branch) => {
    const { key, label, screen, children } = branch
    if (!screen) return pagesOf(children, above ? joined(above, label) : label)
    const spelled = initials[label[0]]
    return [
      {
        key: `page ${key}`,
        kind: 'page' as const,
        title: label,
        to: key,
        ...(above && { hint: above }),
        ...(spelled && { also: spelled }),
      },
    ]
  })
}

const joined = ([zh, en]: Label, below: Label): Label => [
  `${zh} / ${below[0]}`,
  `${en} / ${below[1]}`,
]
