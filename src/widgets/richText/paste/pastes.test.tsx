import { expect, test } from 'vitest'
import { type PastedHtml, pastedHtml } from './pastedHtml.ts'
import { countOf, kindsIn } from './pasteReport.ts'
import { type PasteWish, usualWish } from './pasteWays.ts'
import { readDocx } from './readDocx.ts'
import { revisedDocx } from './testing/docxFile.ts'
import google from './testing/google.clipboard.txt?raw'
import wechat from './testing/wechat.clipboard.txt?raw'
import word from './testing/word.clipboard.txt?raw'
import wps from './testing/wps.clipboard.txt?raw'

const clipboards = { google, wechat, word, wps }
const pasted = (name: keyof typeof clipboards, wish: Partial<PasteWish> = {}) =>
  pastedHtml(clipboards[name], undefined, { ...usualWish, ...wish })
const markup = ({ html }: PastedHtml) => html.replace(/\s*\n\s*/g, '')
const counts = ({ report }: PastedHtml) =>
  Object.fromEntries(kindsIn(report).map((kind) => [kind, countOf(report, kind)]))

const dotted = (words: string) =>
  `<span style="text-emphasis: dot; text-emphasis-position: under right">${words}</span>`
const ink = (hex: string, words: string) => `<span style="color: ${hex}">${words}</span>`
const ground = (hex: string, words: string) =>
  `<mark data-color="${hex}" style="background-color: ${hex}">${words}</mark>`

test('Word’s clipboard becomes headings, lists, tables, captions and footnotes in house style', () => {
  const article = pasted('word')
  expect(article.origin).toBe('word')
  expect(markup(article)).toBe(
    [
      '<h1>渡口</h1>',
      `<p style="text-align:center"><b>${ink('#b3261e', '摆渡人')}</b>每天${dotted('只')}摆两趟${ground('#fff3bf', '船')}<sup>[1]</sup>。</p>`,
      '<ol><li><p>解缆</p><ol><li><p>看风</p></li></ol></li><li><p>撑篙</p></li></ol>',
      '<table><tbody><tr><td><p>年份</p></td><td><p>趟数</p></td></tr></tbody></table>',
      '<p style="text-align:center" class="caption">表 1 历年趟数</p>',
      '<p>他说明天来，就一定来。见<a href="https://example.org/ferry" rel="noopener noreferrer">渡船考</a>。</p>',
      '<p><sup>[1]</sup> 见县志卷三。</p>',
    ].join(''),
  )
  expect(counts(article)).toEqual({
    ...{ heading: 1, list: 1, table: 1, footnote: 1, caption: 1, emphasis: 1, link: 1 },
    ...{ insertion: 1, deletion: 1, ink: 1, ground: 1, comment: 1 },
    ...{ typeface: 2, size: 1, spacing: 1, blank: 1 },
  })
  expect(article.report.ink).toEqual([{ from: '#c00000', to: ['#b3261e 朱红', '#b3261e Red'] }])
  expect(article.report.footnote).toEqual([{ from: '[1]', to: ['见县志卷三。', '见县志卷三。'] }])
  expect(article.comments).toEqual([
    { author: '李四', at: '2026-11-02 10:32', words: '就一定来', text: '口气太满？' },
  ])
})

test('tracked changes hold, are shown, or are undone, as one wishes', () => {
  const said = (revisions: PasteWish['revisions']) =>
    /<p>(他说.*?)，/.exec(markup(pasted('word', { revisions })))?.[1]
  expect(said('accept')).toBe('他说明天来')
  expect(said('show')).toBe('他说<s>不</s><u>明天</u>来')
  expect(said('drop')).toBe('他说不来')
})

test('WPS is told from Word by its own signs, and comes out as clean', () => {
  const article = pasted('wps')
  expect(article.origin).toBe('wps')
  expect(markup(article)).toBe(
    [
      '<h2><b>立冬</b></h2>',
      `<p>水<strong>${ink('#b3261e', '始冰')}</strong>${dotted('地始冻')}。</p>`,
      '<ul><li><p>白菜</p></li><li><p>萝卜</p></li></ul>',
      '<p style="text-align:center" class="caption">图 1 窖藏</p>',
    ].join(''),
  )
  expect(counts(article)).toMatchObject({ heading: 1, list: 1, caption: 1, emphasis: 1, ink: 1 })
})

test('a WeChat article keeps its words, lists and pictures; frames, cards and hidden parts go', () => {
  const article = pasted('wechat')
  expect(article.origin).toBe('wechat')
  expect(markup(article)).toBe(
    [
      '<p style="text-align:center"><strong>江上</strong></p>',
      `<p>冬天只剩${ink('#b3261e', '一条船')}。</p>`,
      '<p style="text-align:center"><span data-strange="https://mmbiz.qpic.cn/mmbiz_jpg/abc/640?wx_fmt=jpeg"></span></p>',
      '<ul><li><p>第一趟</p></li><li>第二趟</li></ul>',
    ].join(''),
  )
  expect(article.cut).toEqual(['<iframe>'])
  expect(counts(article)).toMatchObject({ list: 1, picture: 1, ink: 1, frame: 1 })
})

test('Google Docs are bold only where they say so, and their inner lists stand in their items', () => {
  const article = pasted('google')
  expect(article.origin).toBe('google')
  expect(markup(article)).toBe(
    [
      '<h1>The ferry</h1>',
      `<p><strong>Twice</strong> a day<em>${ground('#fff3bf', ink('#1b7a43', ', no more'))}</em><sup>2</sup></p>`,
      '<ul><li><p>rope</p><ul><li><p>wind</p></li></ul></li><li><p>pole</p></li></ul>',
      '<table><colgroup><col><col></colgroup><tbody><tr><td><p>Year</p></td><td><p>Trips</p></td></tr></tbody></table>',
      '<p><a href="https://example.org/ferry" rel="noopener noreferrer">Read on</a></p>',
    ].join(''),
  )
})

test('a list that goes on behind a paragraph goes on counting, in figures and in Chinese', () => {
  const item = (sign: string, words: string, list: number) =>
    `<p class=MsoNormal style="mso-list:l${list} level1 lfo${list};"><span style='mso-list:Ignore;'>${sign}</span>${words}</p>`
  const lists = (signs: readonly string[]) =>
    pastedHtml(signs.map((sign, at) => item(sign, '项', at)).join('<p>间</p>')).html
  expect(lists(['1.', '3.', '（十二）', '二十、', '三十一、', 'b)'])).toBe(
    ['<ol>', '<ol start="3">', '<ol start="12">', '<ol start="20">', '<ol start="31">', '<ol>']
      .map((list) => `${list}<li><p>项</p></li></ol>`)
      .join('<p>间</p>'),
  )
})

test('what footnotes and comments say comes along where it stands behind the piece that was copied', () => {
  const { html, report, comments } = pastedHtml(
    `<html><body><!--StartFragment--><p class=MsoNormal>正文<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><span style='mso-special-character:comment'><a href="#_msocom_1" class=msocomanchor>[张三1]</a></span></p><!--EndFragment--><p>不是选中的</p><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> 见县志</p></div></div><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>口气太满</p></div></div></body></html>`,
  )
  expect(html).toBe('<p>正文<sup>[1]</sup></p><p><sup>[1]</sup> 见县志</p>')
  expect(report.footnote).toHaveLength(1)
  expect(comments.map(({ text }) => text)).toEqual(['口气太满'])
})

test('boxes to be ticked are signs, and links lead where they are meant to', () => {
  const box = (isTicked: boolean, words: string) =>
    `<li dir="ltr" role="checkbox" aria-checked="${isTicked}"><img src="data:image/png;base64,AAAA" alt="checked" aria-roledescription="checkbox"><p dir="ltr" role="presentation">${words}</p></li>`
  const { html, pictures, lost } = pastedHtml(
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${box(true, '已办')}${box(false, '未办')}</ul><p><a href="https://www.google.com/url?q=https://example.org/a?b%3D1&amp;sa=D">外链</a></p></b>`,
  )
  expect(html).toBe(
    '<ul><li><p>☑ 已办</p></li><li><p>☐ 未办</p></li></ul><p><a href="https://example.org/a?b=1" rel="noopener noreferrer">外链</a></p>',
  )
  expect([pictures, lost]).toEqual([[], 0])
})

test('the looks of the source stay as far as a text may hold them', () => {
  const html = markup(pasted('word', { way: 'source' }))
  expect(html).toContain('<p style="text-align:center;text-indent:2em;line-height:1.5">')
  expect(html).toContain(`<b>${ink('#c00000', '摆渡人')}</b>`)
  expect(html).toContain('<span style="font-size: 19px">每天</span>')
  expect(html).toContain('<mark data-color="#ffff00" style="background-color: #ffff00">')
})

test('of plain text the words stay, a line a paragraph, and it is told what went', () => {
  const plain = pasted('word', { way: 'plain' })
  expect(markup(plain)).toBe(
    '<p>渡口</p><p>摆渡人每天只摆两趟船[1]。</p><p>解缆</p><p>看风</p><p>撑篙</p><p>年份　趟数</p><p>表 1 历年趟数</p><p>他说明天来，就一定来。见渡船考。</p><p>[1] 见县志卷三。</p>',
  )
  expect(counts(plain)).toMatchObject({ flat: 3 })
  const { pictures, html } = pasted('wechat', { way: 'plain' })
  expect([pictures, html.includes('data-strange')]).toEqual([[], false])
})

test('a Word document brings its tracked changes, comments, footnotes, captions, colours and 着重号', async () => {
  const file = new File([revisedDocx()], '稿.docx')
  const document = pastedHtml(await readDocx(file))
  expect(document.origin).toBe('document')
  expect(markup(document)).toBe(
    [
      '<h1>渡口</h1>',
      `<p style="text-align:center"><strong>${ink('#b3261e', '摆渡人')}</strong>${dotted('只')}${ground('#fff3bf', '摆两趟船')}<sup>[1]</sup></p>`,
      '<p>他说明天来，就一定来。</p>',
      '<p class="caption">图 1 渡口旧照</p>',
      '<ol><li><p>见县志卷三。 </p></li></ol>',
    ].join(''),
  )
  expect(document.comments).toEqual([
    { author: '李四', at: '2026-11-02 10:30', words: '就一定来', text: '口气太满？' },
  ])
  expect(counts(document)).toMatchObject({ insertion: 1, deletion: 1, footnote: 1, comment: 1 })
  const shown = pastedHtml(await readDocx(file), undefined, { ...usualWish, revisions: 'show' })
  expect(markup(shown)).toContain('<p>他说<s>不</s><u>明天</u>来')
  // Shown as it is, it stays plain.
  expect(await readDocx(file, false)).not.toMatch(/<(ins|del)|mso-|mh\d/)
})
