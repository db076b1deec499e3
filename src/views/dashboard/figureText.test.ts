import { expect, test } from 'vitest'
import { type Label, wording } from '#declare'
import { figureText } from './figureText.ts'

const say = (label: Label, filling: { readonly [name: string]: string | number } = {}) =>
  wording(label, 'zh').replace(/\{(\w+)\}/g, (_, name: string) => String(filling[name]))

test('lengths at one axis are all told in the unit of the greatest', () => {
  const among = [0, 1800, 9000].map((value) => figureText(value, 'duration', say, true, 9000))
  expect(among).toEqual(['0', '0.5 小时', '2.5 小时'])
  expect(figureText(600, 'duration', say, true, 1800)).toBe('10 分钟')
  expect(figureText(2712, 'duration', say)).toBe('45 分钟')
  expect(figureText(826_200, 'duration', say)).toBe('230 小时')
})

test('in Chinese an axis tells ten thousands as 万', () => {
  const among = [0, 200_000_00, 800_000_00].map((value) =>
    figureText(value, 'money', say, true, 800_000_00),
  )
  expect(among).toEqual(['¥0', '¥20万', '¥80万'])
  expect(figureText(1500, 'count', say, true, 1500)).toBe('1,500')
  expect(figureText(72_000_000, 'duration', say, true, 72_000_000)).toBe('2万 小时')
})
