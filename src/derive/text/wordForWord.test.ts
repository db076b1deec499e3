import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphsOf.ts'
import { isWordForWord, passagesOf } from './wordForWord.ts'

const text = paragraphsOf(
  '<p>老街上有三家店，ABC　各卖各的。</p><figure><figcaption>图注</figcaption></figure><p>$$$$$$</p><p>𠮷野家关了，&amp; 书店还开着。</p>',
)

test('a text is read by its paragraphs, without captions and the paid divider', () => {
  expect(text).toEqual(['老街上有三家店，ABC 各卖各的。', '𠮷野家关了，& 书店还开着。'])
})

test('a quotation is found whatever its white space and width, and nowhere else', () => {
  const [passage] = passagesOf(text, 'ＡＢＣ各卖 各的')
  expect(passage).toEqual({ paragraph: 0, from: 8, to: 16 })
  expect(text[0]?.slice(passage?.from, passage?.to)).toBe('ABC 各卖各的')
  expect(passagesOf(text, '各卖各地')).toEqual([])
  expect(passagesOf(text, ' ')).toEqual([])
  expect([isWordForWord(text, '书店还 开着'), isWordForWord(text, '书店不开')]).toEqual([
    true,
    false,
  ])
})

test('one that runs into the next paragraph has a part in each; letters of two units are whole', () => {
  const parts = passagesOf(text, '各的。𠮷野家')
  expect(parts.map(({ paragraph, from, to }) => text[paragraph]?.slice(from, to))).toEqual([
    '各的。',
    '𠮷野家',
  ])
})
