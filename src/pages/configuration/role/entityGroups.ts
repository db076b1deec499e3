import type { Label } from '#declare'
import { catalogue, type EntityLine } from '#resources/catalogue.ts'

/** Entities of one top-level group of the sidebar. */
export interface EntityGroup {
  readonly key: string
  readonly label: Label
  readonly entities: readonly EntityLine[]
}

const elsewhere: Label = ['没有页面的对象', 'Without a screen of their own']

/** Every entity under the group its first screen stands in; what hangs on others comes last. */
export const entityGroups: readonly EntityGroup[] = (() => {
  const groupOf = (name: string): string => {
    const screens = catalogue.screens.filter(({ entity }) => entity === name)
    return (screens.find(({ menu }) => menu) ?? screens[0])?.menu.split('/')[0] ?? ''
  }
  const all = Map.groupBy(catalogue.entities.values(), ({ name }) => groupOf(name))
  const top = catalogue.menuGroups.filter(({ menu }) => !menu.includes('/'))
  return [
    ...top.map(({ menu, label }) => ({ key: menu, label, entities: all.get(menu) ?? [] })),
    { key: '', label: elsewhere, entities: all.get('') ?? [] },
  ].filter(({ entities }) => entities.length > 0)
})()

/** A title of the sidebar, group or screen, with how deep it stands. */
export interface TitleLine {
  readonly key: string
  /** In Chinese: what a numeric role names. */
  readonly title: string
  readonly label: Label
  readonly depth: number
  /** Titles above it, in Chinese: hiding one of these hides it as well. */
  readonly above: readonly string[]
}

/** The titles of the sidebar from top to bottom, each top-level group with all below it. */
export const titleGroups: readonly (readonly TitleLine[])[] = catalogue.menuGroups
  .filter(({ menu }) => !menu.includes('/'))
  .map(({ menu }) => linesOf(menu))
  .filter((lines) => lines.length > 1 || lines[0]?.key !== '首页')

function linesOf(menu: string): readonly TitleLine[] {
  const group = catalogue.menuGroups.find((one) => one.menu === menu)
  if (!group) return []
  const above = menu.split('/').slice(0, -1)
  const line = { key: menu, title: group.label[0], label: group.label, depth: above.length, above }
  const inside = [...above, group.label[0]]
  const screens = catalogue.screens
    .filter(
      (screen) => screen.menu === menu && !screen.hidden && screen.label[0] !== group.label[0],
    )
    .map(({ path, label }) => ({
      key: path,
      title: label[0],
      label,
      depth: inside.length,
      above: inside,
    }))
  const below = catalogue.menuGroups
    .filter(
      (one) => one.menu.startsWith(`${menu}/`) && !one.menu.slice(menu.length + 1).includes('/'),
    )
    .flatMap((one) => linesOf(one.menu))
  return [line, ...screens, ...below]
}
