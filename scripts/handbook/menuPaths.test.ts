import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'

const root = join(import.meta.dirname, '../..')
const pages = globSync('docs/{editors,operators,administrators}/*.md', { cwd: root })

test('every way through the menu that the handbook tells is one', async () => {
  const { screens, menuGroups } = await readDeclarations()
  const tops = menuGroups.filter(({ menu }) => !menu.includes('/')).map(({ menu }) => menu)
  const known = new Set([
    ...menuGroups.map(({ menu }) => menu),
    ...screens.flatMap(({ menu, label }) => [
      [menu, label[0]].filter(Boolean).join('/'),
      // Many pages name the area and the screen, and leave the group between.
      [menu.split('/')[0], label[0]].join('/'),
    ]),
  ])
  const way = new RegExp(`(${tops.join('|')})((?: → [^\\s，。；：、（）*“”|·]+)+)`, 'g')
  const told = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(way)].map(([, top, rest = '']) => ({
      page,
      way: `${top}${rest.replaceAll(' → ', '/')}`,
    })),
  )
  expect(told.length).toBeGreaterThan(20)
  expect(told.filter((one) => !known.has(one.way.replace(/\/新增$/, '')))).toEqual([])
})
