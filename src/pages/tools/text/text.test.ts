import { expect, test } from 'vitest'
import { textFileFault, textOf } from '#widgets/richText/textOfFile.ts'
import { carriedOut } from './carriedOut.ts'
import { countsOf } from './countsOf.ts'
import { differences } from './differences.ts'

test('simplified and traditional are turned by words, in each way of writing', async () => {
  const from = (text: string, from: 'cn' | 'tw' | 'twp' | 'hk', to: 'cn' | 'tw' | 'twp' | 'hk') =>
    carriedOut(text, { mode: 'script', from, to })
  expect(await from('头发发现了皇后后面', 'cn', 'tw')).toBe('頭髮發現了皇后後面')
  expect(await from('鼠标里的软件', 'cn', 'twp')).toBe('滑鼠裡的軟體')
  expect(await from('这里面', 'cn', 'hk')).toBe('這裏面')
  expect(await from('滑鼠裡的軟體', 'twp', 'cn')).toBe('鼠标里的软件')
  expect(await from('𠮷野家', 'cn', 'tw')).toContain('野家')
})

test('letters and digits in half and full width, punctuation only where asked', async () => {
  const wide = 'ＡＢｃ　１２３，好。'
  const half = (marks: boolean) => carriedOut(wide, { mode: 'width', to: 'half', marks })
  expect(await half(false)).toBe('ABc 123，好。')
  expect(await half(true)).toBe('ABc 123,好.')
  const full = (text: string, marks: boolean) =>
    carriedOut(text, { mode: 'width', to: 'full', marks })
  expect(await full('价3.14元,好.', false)).toBe('价３.１４元,好.')
  expect(await full('价3.14元,好.', true)).toBe('价３．１４元，好。')
})

test('a paste from Word becomes plain paragraphs, headings and lists', async () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'>标题<o:p></o:p></h1><p class=MsoNormal style='text-indent:21.0pt'><span lang=EN-US style='font-family:宋体'>第一段<b>重<span>点</span></b></span><o:p></o:p></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>其一</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp;</span></span><![endif]>其二</p>
<p class=MsoNormal><a href="javascript:alert(1)" onclick="x()">坏</a><a href="https://example.com/">好</a></p><!--EndFragment--></body></html>`
  expect(await carriedOut(word, { mode: 'word' })).toBe(
    [
      '<h1>标题</h1>',
      '<p>第一段<strong>重点</strong></p>',
      '<ol>',
      '<li>其一</li>',
      '<li>其二</li>',
      '</ol>',
      '<p>坏<a href="https://example.com/">好</a></p>',
    ].join('\n'),
  )
})

test('html is read as text: paragraphs, lists, cells, entities; scripts say nothing', async () => {
  const html =
    '<h2>一</h2><p>甲&amp;乙<br>丙&#x4e01;</p><script>alert(1)</script><ul><li>一</li><li>二</li></ul><table><tr><td>a</td><td>b</td></tr></table>'
  expect(await carriedOut(html, { mode: 'html' })).toBe('一\n\n甲&乙\n丙丁\n\n• 一\n• 二\n\na\tb')
  expect(await carriedOut('3 < 5 && 7 > 2', { mode: 'html' })).toBe('3 < 5 && 7 > 2')
})

test('lines and blanks are put in order as asked', async () => {
  const none = { edges: false, emptyLines: false, inChinese: false, besideLatin: false }
  const tidy = (text: string, more: object) => carriedOut(text, { mode: 'tidy', ...none, ...more })
  expect(await tidy('　　甲  \r\n\r\n\r\n\r\n 乙', { edges: true, emptyLines: true })).toBe(
    '甲\n\n乙',
  )
  expect(await tidy('中 文 和 English 字', { inChinese: true })).toBe('中文和 English 字')
  expect(await tidy('用React写2个', { besideLatin: true })).toBe('用 React 写 2 个')
})

test('what is new is marked, character by character', () => {
  expect(differences('头发\n不变', '頭髮\n不变')).toEqual([[['頭髮', true]], [['不变', false]]])
  expect(differences('用React写', '用 React 写')).toEqual([
    [
      ['用', false],
      [' ', true],
      ['React', false],
      [' ', true],
      ['写', false],
    ],
  ])
  expect(
    differences('一\n\n\n二', '一\n\n二')
      .flat()
      .every(([, isNew]) => !isNew),
  ).toBe(true)
})

test('characters, Chinese ones, words and lines are counted', () => {
  expect(countsOf('河流 river 3.5\n𠮷')).toEqual({ characters: 13, chinese: 3, words: 2, lines: 2 })
  expect(countsOf('')).toEqual({ characters: 0, chinese: 0, words: 0, lines: 0 })
})

test('files are read in UTF-8 and GB18030; what is no text is refused', () => {
  expect(textOf(new TextEncoder().encode('河'))).toBe('河')
  expect(textOf(Uint8Array.of(0xba, 0xd3))).toBe('河')
  expect(textOf(Uint8Array.of(0x4d, 0x5a, 0x00, 0x01))).toBe(null)
  expect(textFileFault({ name: 'a.exe', size: 3 })?.[0]).toMatch(/只能打开文本/)
  expect(textFileFault({ name: 'a.txt', size: 0 })?.[0]).toMatch(/0字节/)
  expect(textFileFault({ name: 'a.txt', size: 30 * 1024 * 1024 })?.[0]).toMatch(/20MB/)
})
