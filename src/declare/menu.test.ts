import { expect, test } from 'vitest'
import { flatMenu, menuGroup } from './menu.ts'

const screen = (path: string) => ({ path, label: ['列表', 'List'], kind: 'list' }) as const
const signIn = screen('/login')
const inner = menuGroup(['音频', 'Audio'], { icon: 'Headphones' }, [screen('/audio')])
const outer = menuGroup(['内容', 'Content'], { icon: 'Book', roles: ['editor'] }, [
  inner,
  screen('/books'),
])

test('a screen takes the group it stands in, by its full path', () => {
  const { screens } = flatMenu([signIn, outer])
  expect(screens.map(({ path, menu }) => [path, menu])).toEqual([
    ['/login', ''],
    ['/audio', '内容/音频'],
    ['/books', '内容'],
  ])
})

test('a group without roles has those of the group above; at the top it has none', () => {
  const { menuGroups } = flatMenu([outer, inner])
  expect(menuGroups).toEqual([
    { menu: '内容', label: ['内容', 'Content'], icon: 'Book', roles: ['editor'] },
    { menu: '内容/音频', label: ['音频', 'Audio'], icon: 'Headphones', roles: ['editor'] },
    { menu: '音频', label: ['音频', 'Audio'], icon: 'Headphones' },
  ])
})
