import type { Declared } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Screens have an entity, a group, a parent and an address of their own. */
export function checkScreens({ screens, menuGroups, entities }: Declared, report: Report): void {
  const groups = new Set(menuGroups.map(({ menu }) => menu))
  const paths = new Set(screens.map(({ path }) => path))
  const names = new Set(entities.map(({ name }) => name))
  const seen = new Set<string>()
  for (const { path, menu, entity, parent, hidden } of screens) {
    if (seen.has(path))
      report(
        path,
        ['有两个页面用了这个地址', 'two screens have this address'],
        ['请给其中一个换个地址', 'give one of them another'],
      )
    seen.add(path)
    if (menu !== '' && !groups.has(menu))
      report(
        path,
        [`不在任何菜单分组中：没有分组“${menu}”`, `stands in no menu group: there is no "${menu}"`],
        didYouMean(menu, groups),
      )
    if (menu === '' && !hidden && entity !== undefined && screensNeedGroup(path))
      report(
        path,
        ['不在任何菜单分组中', 'stands in no menu group'],
        ['请写明 menu，或写 hidden: true', 'say its menu, or hidden: true'],
      )
    if (entity !== undefined && !names.has(entity))
      report(
        path,
        [`所示的实体“${entity}”不存在`, `shows "${entity}", which is no entity`],
        didYouMean(entity, names),
      )
    if (parent !== undefined && !paths.has(parent))
      report(
        path,
        [`上级页面“${parent}”不存在`, `its parent "${parent}" is no screen`],
        didYouMean(parent, paths),
      )
  }
  for (const { name, fixed } of entities)
    for (const screen of Object.keys(fixed))
      if (!paths.has(screen))
        report(
          `${name}.fixed`,
          [`没有页面“${screen}”`, `there is no screen "${screen}"`],
          didYouMean(screen, paths),
        )
}

/** Addresses at the top level stand in the menu by themselves. */
const screensNeedGroup = (path: string): boolean => path.split('/').filter(Boolean).length > 1
