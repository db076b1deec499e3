import { expect, test } from 'vitest'
import { initial } from './author.computed.ts'

test('sorts a name under its pinyin initial, a surname as it is spoken', async () => {
  expect(await initial('林见溪')).toBe('L')
  expect(await initial('单田芳')).toBe('S')
  expect(await initial('阿栗')).toBe('A')
})

test('takes a letter as it is, and # for anything else', async () => {
  expect(await initial(' tim')).toBe('T')
  expect(await initial('3号编辑部')).toBe('#')
  expect(await initial('')).toBe('#')
})
