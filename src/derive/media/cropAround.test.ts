import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { wantedOf } from './askedSizes.ts'
import { cropAround, focusOf } from './cropAround.ts'

const wide = { width: 1000, height: 500 }
const square = { width: 300, height: 300 }

test.each([
  ['50,50', 250],
  ['0,50', 0],
  ['100,50', 500],
  ['40,90', 150],
])('a square is cut around %s', (focus, x) => {
  expect(cropAround(wide, square, focusOf(focus))).toEqual({ x, y: 0, width: 500, height: 500 })
})

test.each([null, '', 'left', '101,20', '5'])('%j is no focal point: the middle is', (kept) => {
  expect(focusOf(kept)).toEqual({ x: 50, y: 50 })
})

test('sizes are those most declarations ask for, and none is larger than its original', () => {
  const issue = entity('issue', ['期', 'Issue'], {
    fields: {
      cover: f.image('封面', 'Cover', { width: 750, height: 1000 }),
      icon: f.image('小图', 'Icon', { width: 300, height: 300 }),
      shareImage: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    },
    list: { columns: ['cover'] },
    rules: {},
  })
  const entities = new Map([['issue', issue]])
  const of = (width: number, height: number) =>
    wantedOf(entities, { width, height }).map(({ name, width }) => `${name} ${width}`)
  expect(of(1500, 2000)).toEqual(['small 240', 'single 750', 'square 300', 'share 500'])
  expect(of(750, 1000)).toEqual(['small 240', 'square 300', 'share 500'])
  expect(of(300, 300)).toEqual(['small 240'])
  expect(of(100, 100)).toEqual([])
})
