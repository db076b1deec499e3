import { expect, test } from 'vitest'
import { grounds, inks } from '../tools/palette.ts'
import { hexOf, isTellingGround, isTellingInk, nearest } from './colours.ts'

test('a colour is read however styles write it', () => {
  expect(['red', '#F00', '#FF0000', 'rgb(255, 0, 0)', 'rgba(255,0,0,1)'].map(hexOf)).toEqual(
    Array(5).fill('#ff0000'),
  )
  for (const none of ['transparent', 'inherit', 'rgba(0,0,0,0)', 'var(--x)', ''])
    expect(hexOf(none)).toBeUndefined()
})

test('each becomes the one of the palette that looks most alike', () => {
  const named = (hex: string, palette: typeof inks) => nearest(hex, palette)[1][0]
  expect(
    ['#ff0000', '#c00000', '#0070c0', '#00b050', '#7030a0', '#808080', '#ff6600'].map((hex) =>
      named(hex, inks),
    ),
  ).toEqual(['朱红', '朱红', '靛蓝', '竹绿', '紫', '灰', '赭'])
  expect(['#ffff00', '#00ff00', '#00ffff', '#d9d9d9'].map((hex) => named(hex, grounds))).toEqual([
    ...['浅黄', '浅绿', '浅青', '浅灰'],
  ])
})

test('what everything is written in says nothing', () => {
  for (const ink of ['#000000', '#333333', '#3f3f3f', '#ffffff', '#fefeff', '#e6e6e6'])
    expect(isTellingInk(ink)).toBe(false)
  for (const ground of ['#ffffff', '#fafafa', '#000000'])
    expect(isTellingGround(ground)).toBe(false)
  expect([isTellingInk('#c00000'), isTellingGround('#ffff00')]).toEqual([true, true])
})
