import { expect, test } from 'vitest'
import { blockDifference } from './blockDifference.ts'
import { blocksOf } from './blocksOf.ts'
import { isOpen, mergeTexts } from './mergeTexts.ts'

const texts = [
  '',
  'one line',
  'one\ntwo\n\nthree',
  '<p>一</p><p>二</p>',
  '<p>一</p>\n<ul><li>甲<ul><li>乙</li></ul></li></ul><figure><img src="/a.png"><figcaption>图</figcaption></figure>尾',
  '<b>粗</b>体<p title="a>b">二</p><hr><p>三<br>四</p><!-- <p> -->',
  '<p>没有关',
]

test.each(texts)('paragraphs of %j put behind one another are the text', (text) => {
  expect(blocksOf(text).join('')).toBe(text)
})

test('a list, a table and a picture with its caption are one paragraph each', () => {
  const html =
    '<p>一</p><ul><li>甲</li><li>乙</li></ul><figure><img src="/a.png"><figcaption>图</figcaption></figure>'
  expect(blocksOf(html)).toHaveLength(3)
})

test('what became of a text is told by paragraph, and within one by word', () => {
  const before = '<p>一段</p><p>城里的咖啡馆</p><p>三段</p><p><img src="/a.png"></p>'
  const after = '<p>一段</p><p>城外的咖啡馆</p><p>三段</p><p><img src="/b.png"></p><p>新段</p>'
  const found = blockDifference(before, after)
  expect(found.map(({ is }) => is)).toEqual(['same', 'changed', 'same', 'changed', 'new'])
  expect(found[1]!.pieces).toContainEqual({ is: 'gone', text: '里' })
  expect(found[1]!.pieces).toContainEqual({ is: 'new', text: '外' })
  expect(found[3]!.pictures).toEqual([
    { is: 'gone', src: '/a.png' },
    { is: 'new', src: '/b.png' },
  ])
})

test('a paragraph that was written anew is told whole', () => {
  const found = blockDifference('<p>社区图书馆周三晚上开到九点。</p>', '<p>他写的导语。</p>')
  expect(found.map(({ is }) => is)).toEqual(['gone', 'new'])
})

test('a paragraph that was rewritten is told by word, whatever was put before it or taken away', () => {
  const [was, is] = ['船是租来的，江是自己的。', '船是借来的，江是自己的。']
  const told = (before: string, after: string) =>
    blockDifference(before, after).flatMap(({ pieces }) =>
      pieces.filter((piece) => piece.is !== 'same').map((piece) => piece.text),
    )
  expect(told(`<p>一</p><p>${was}</p>`, `<p>一</p><p></p><p>${is}</p>`)).toEqual(['', '租', '借'])
  expect(told(`<p>一</p><p>去掉的</p><p>${was}</p>`, `<p>一</p><p>${is}</p>`)).toEqual([
    '去掉的',
    '租',
    '借',
  ])
})

test('a paragraph of which only the markup changed says so', () => {
  expect(blockDifference('<p>一</p>', '<p><b>一</b></p>')).toMatchObject([{ isOnlyMarkup: true }])
})

const joined = (was: string, theirs: string, mine: string) =>
  mergeTexts(was, theirs, mine).map((part) =>
    isOpen(part) ? `[${part.theirs}|${part.mine}]` : part.text,
  )

test('what two people wrote in different paragraphs comes together, whoever saved first', () => {
  const was = '<p>一</p><p>二</p><p>三</p>'
  const [theirs, mine] = ['<p>一改</p><p>二</p><p>三</p>', '<p>一</p><p>二</p><p>三改</p><p>四</p>']
  const both = '<p>一改</p><p>二</p><p>三改</p><p>四</p>'
  expect(joined(was, theirs, mine).join('')).toBe(both)
  expect(joined(was, mine, theirs).join('')).toBe(both)
})

test('a paragraph that both rewrote is left open, the others are not', () => {
  const was = '<p>一</p><p>二</p><p>三</p>'
  expect(joined(was, '<p>一</p><p>二他</p><p>三他</p>', '<p>一我</p><p>二我</p><p>三</p>')).toEqual(
    ['<p>一我</p>', '[<p>二他</p>|<p>二我</p>]', '<p>三他</p>'],
  )
  expect(joined(was, '<p>一</p><p>二他</p><p>三</p>', '<p>一</p><p>二我</p><p>三</p>')).toEqual([
    '<p>一</p>',
    '[<p>二他</p>|<p>二我</p>]',
    '<p>三</p>',
  ])
})

test('nothing either of them wrote is missing from what is left', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % below
  }
  const edited = (blocks: readonly string[], name: string) =>
    blocks.flatMap((one, at) => {
      const what = random(6)
      if (what === 0) return []
      if (what === 1) return [`<p>${name}${at}</p>`]
      return what === 2 ? [one, `<p>${name}+${at}</p>`] : [one]
    })
  for (let round = 0; round < 300; round++) {
    const base = Array.from({ length: random(9) }, (_, at) => `<p>${at}</p>`)
    const [theirs, mine] = [edited(base, '他'), edited(base, '我')]
    const parts = joined(base.join(''), theirs.join(''), mine.join('')).join('')
    for (const one of [...theirs, ...mine].filter((block) => /他|我/.test(block)))
      expect(parts).toContain(one)
  }
})
