import { expect, test } from 'vitest'
import { textDifference } from './textDifference.ts'

const drawn = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ is, text }) => (is === 'same' ? text : is === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('')

test.each([
  ['县城咖啡馆', '县城书店', '县城[-咖啡馆][+书店]'],
  ['the old cat sat', 'the cat sat down', 'the [-old ]cat sat[+ down]'],
  ['', '新', '[+新]'],
  ['旧', '', '[-旧]'],
  ['一样', '一样', '一样'],
  ['甲乙丙丁', '甲丙乙丁', '甲[-乙]丙[+乙]丁'],
])('from “%s” to “%s”', (before, after, expected) => {
  expect(drawn(before, after)).toBe(expected)
})

test('nothing is lost of either text', () => {
  const [before, after] = ['第一段。\n第二段 v1.2', '第一段！\n第三段 v1.3 完']
  const pieces = textDifference(before, after)
  const of = (...kinds: string[]) =>
    pieces
      .filter(({ is }) => kinds.includes(is))
      .map(({ text }) => text)
      .join('')
  expect([of('same', 'gone'), of('same', 'new')]).toEqual([before, after])
})

test('very long texts are told apart by beginning and end', () => {
  const [a, b] = ['甲'.repeat(3000), '乙'.repeat(3000)]
  expect(drawn(`头${a}尾`, `头${b}尾`)).toBe(`头[-${a}][+${b}]尾`)
})
