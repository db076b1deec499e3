import type { Declared } from './declared.ts'
import { meant, type Report } from './mistake.ts'

/** Screens have an entity, a group, a parent and an address of their own. */
export function checkScreens({ screens, menuGroups, entities }: Declared, report: Report): void {
  const groups = new Set(menuGroups.map(({ menu }) => menu))
  const paths = new Set(screens.map(({ path }) => path))
  const names = new Set(entities.map(({ name }) => name))
  const seen = new Set<string>()
  for (const { path, menu, entity, parent, hidden } of screens) {
    if (seen.has(path)) report(path, 'two screens have this address', 'give one of them another')
    seen.add(path)
    if (menu !== '' && !groups.has(menu))
      report(path, `stands in no menu group: there is no "${menu}"`, meant(menu, groups))
    if (menu === '' && !hidden && entity !== undefined && screensNeedGroup(path))
      report(path, 'stands in no menu group', 'say its menu, or hidden: true')
    if (entity !== undefined && !names.has(entity))
      report(path, `shows "${entity}", which is no entity`, meant(entity, names))
    if (parent !== undefined && !paths.has(parent))
      report(path, `its parent "${parent}" is no screen`, meant(parent, paths))
  }
  for (const { name, fixed } of entities)
    for (const screen of Object.keys(fixed))
      if (!paths.has(screen))
        report(`${name}.fixed`, `there is no screen "${screen}"`, meant(screen, paths))
}

/** Addresses at the top level stand in the menu by themselves. */
const screensNeedGroup = (path: string): boolean => path.split('/').filter(Boolean).length > 1
