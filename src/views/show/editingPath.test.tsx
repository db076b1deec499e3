import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import { screensByPath, writesFrom } from '#resources/screens.ts'
import { editingPath } from './editingPath.ts'

const record = { id: 13, status: 'published' }
const all = '/contentManagement/magazine/allArticles'
const one = '/contentManagement/magazine/articles'

test('from a list across all that only shows, the way leads to where a record is changed', () => {
  const from = (path: string, seen = catalogue.screens) =>
    editingPath(screensByPath.get(path)!, record, seen)
  expect(from(all)).toBe(`${one}/13`)
  expect(from(one)).toBeUndefined()
  const without = catalogue.screens.filter(({ path }) => path !== one)
  expect(from(all, without)).toBeUndefined()
})

const showing = catalogue.screens.filter((screen) => screen.kind === 'list' && !writesFrom(screen))
test.each(showing.map(({ path }) => path))(
  '%s leads to no other screen that only shows',
  (path) => {
    const to = editingPath(screensByPath.get(path)!, record, catalogue.screens)
    const screen = to && screensByPath.get(to.replace(/\/13$/, ''))
    if (screen) expect([writesFrom(screen), screen.path === path]).toEqual([true, false])
    else expect(to).toBeUndefined()
  },
)
