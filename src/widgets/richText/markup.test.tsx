import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { f } from '#declare'
import { cleanHtml } from '#portal/engine/richText/cleanHtml.ts'
import { extensions } from './extensions.ts'
import { placesOf, replacing } from './find/Find.ts'
import { readHtml } from './html/readHtml.ts'
import { writeHtml } from './html/writeHtml.ts'
import { richText } from './kind.ts'
import { broughtFile } from './paste/broughtFiles.ts'
import { pastedHtml } from './paste/pastedHtml.ts'

const schema = getSchema(extensions({ say: ([zh]) => zh, onEdit: () => undefined }))
const saved = (html: string) => cleanHtml(html).html
/** The document with another paragraph behind it, so that nothing stands as it was read. */
const anew = (doc: Node) => writeHtml(schema.nodeFromJSON(doc.toJSON()))

const text = fc
  .string({ unit: fc.constantFrom(...'渡口的冬天 river，。12'), minLength: 1, maxLength: 12 })
  .map((words) => `渡${words.trim()}口`)
const word = text.map((words) => words.replace(/ {2,}/g, ' '))
const line = fc.oneof(
  word,
  word.map((words) => `<strong>${words}</strong>`),
  word.map(
    (words) => `<a target="_blank" rel="noopener noreferrer" href="https://a.cn/1">${words}</a>`,
  ),
  word.map((words) => `<span style="font-size: 18px;">${words}</span>`),
  word.map((words) => `水<sub>2</sub>${words}`),
)
const paragraph = fc
  .tuple(
    fc.constantFrom(
      '',
      ' class="lead"',
      ' style="text-align: center;"',
      ' style="line-height: 1.75; margin-bottom: 20px;"',
    ),
    line,
  )
  .map(([attributes, words]) => `<p${attributes}>${words}</p>`)
const picture = fc
  .record({
    words: fc.option(word),
    watermark: fc.boolean(),
    icon: fc.boolean(),
    cover: fc.boolean(),
  })
  .map(({ words, watermark, icon, cover }) => {
    const marks = `${watermark ? ' data-watermark="1"' : ''}${icon ? ' data-icon="1"' : ''}`
    const image = `<img src="https://a.cn/1.png" alt="${words ?? ''}"${cover ? ' width="190"' : ''}>`
    const caption = words ? `<figcaption>${words}</figcaption>` : ''
    return `<figure class="image-insert image-${cover ? 'cover' : 'full'}"${marks}>${image}${caption}</figure>`
  })
const audio = word.map(
  (name) =>
    `<audio class="audio-insert" src="https://a.cn/1.mp3" controls="controls" preload="none" data-name="${name}" data-size="3.42 MB" data-time="04:05"></audio>`,
)
const video = fc
  .tuple(word, fc.constantFrom('horizontal', 'vertical'))
  .map(
    ([name, orientation]) =>
      `<video class="video-insert" src="https://a.cn/1.mp4" poster="https://a.cn/1.png" controls="controls" preload="none" data-file-name="1.mp4" data-name="${name}" data-size="9.10 MB" data-time="01:05" data-orientation="${orientation}"></video>`,
  )
const insert = fc.oneof(
  picture,
  audio,
  video,
  fc.constantFrom('<p>$$$$$$</p>', '<p>$$$</p>', '<hr class="paid">'),
)
const block = fc.oneof(
  paragraph,
  insert,
  line.map((words) => `<h2>${words}</h2>`),
  line.map((words) => `<ul><li><p>${words}</p></li></ul>`),
  line.map((words) => `<blockquote><p>${words}</p></blockquote>`),
)
/** What the editor has no block for: it stands as it was. */
const old = fc.constantFrom(
  '<div><p>一</p><p>二</p></div>',
  '<figure class="wide"><img src="https://a.cn/2.png"></figure>',
  '<p><ruby>渡<rt>dù</rt></ruby></p>',
  '<table><thead><tr><th>年</th></tr></thead><tbody><tr><td>一</td></tr></tbody></table>',
  '<ul><li>没有段落</li></ul>',
  '没有段落<br>的一行',
)
const space = fc.constantFrom('', '\n', '\n\n  ')
const article = fc
  .array(fc.tuple(fc.oneof(block, old), space), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([html, between]) => html + between).join(''))
  .filter((html) => !/没有段落<br>的一行\s*没有段落/.test(html))

test('an old article opens and saves as it stood, blocks the editor has no word for too', () => {
  fc.assert(
    fc.property(article, (html) => {
      expect(writeHtml(readHtml(html, schema))).toBe(html)
      expect(saved(writeHtml(readHtml(saved(html), schema)))).toBe(saved(html))
    }),
    { numRuns: 12 },
  )
})

test('inserts are written anew as they were read', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(insert, paragraph), { minLength: 1, maxLength: 6 }), (parts) => {
      const html = saved(parts.join(''))
      expect(saved(anew(readHtml(html, schema)))).toBe(html)
    }),
    { numRuns: 12 },
  )
})

test('one changed paragraph leaves all others as they were read', () => {
  const html = '<div><p>一</p></div>\n<p class="lead">二</p>\n<p>三</p>'
  const doc = readHtml(html, schema)
  const state = EditorState.create({ doc })
  const changed = state.apply(state.tr.insertText('！', doc.content.size - 1)).doc
  expect(writeHtml(changed)).toBe('<div><p>一</p></div>\n<p class="lead">二</p>\n<p>三！</p>')
})

test('a place that waits for a picture is kept as one, and a text that holds it is refused by its paragraph', () => {
  const { html, pictures } = pastedHtml('<p>一<img src="https://other.cn/1.png"></p>')
  expect(pictures).toEqual(['https://other.cn/1.png'])
  const kept = anew(readHtml(html, schema))
  expect(kept).toBe('<p>一<span data-strange="https://other.cn/1.png"></span></p>')
  expect(richText.check(`<p>〇</p>${kept}`, f.richText('正文', 'Text'))).toEqual([
    [expect.stringContaining('第 2 段'), expect.stringContaining('paragraph 2')],
  ])
})

test('a paste from Word keeps headings, emphasis, lists and tables, and nothing of its styles', () => {
  const { html, lost, cut } =
    pastedHtml(`<html xmlns:o="urn:x"><head><style>p.MsoNormal{font-size:12pt}</style></head><body>
<!--StartFragment--><h1 style='mso-pagination:widow'>渡口</h1>
<p class=MsoNormal style='text-align:center;line-height:150%'><b><span style='font-family:宋体;color:red'>摆渡人</span></b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>一</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>二</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>三</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='width:75pt'><p class=MsoNormal>年</p></td></tr></table>
<img src="file:///C:/Users/x/clip_image001.png"><!--EndFragment--></body></html>`)
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<h1>渡口</h1><p style="text-align:center"><b><span style="color: #b3261e">摆渡人</span></b></p><ol><li><p>一</p><ul><li><p>二</p></li></ul></li><li><p>三</p></li></ol><table><tbody><tr><td><p>年</p></td></tr></tbody></table>',
  )
  expect([lost, cut]).toEqual([1, []])
})

test('a paste from a WeChat article keeps its words; its pictures wait, its frames go', () => {
  const { html, pictures, cut } =
    pastedHtml(`<section style="padding:10px;background:#eee"><section><p style="margin:0;letter-spacing:1px"><span style="font-weight: bold;color:#ff6827">江上</span></p></section>
<section style="text-align:center"><img data-src="https://mmbiz.qpic.cn/a/640?wx_fmt=png" src="data:image/gif;base64,R0" class="rich_pages"></section><section><br></section><p style="display:none">藏</p>
<section><span style="font-size:15px">冬天只剩一条船。</span></section></section><iframe class="video_iframe" data-src="https://v.qq.com"></iframe>`)
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<p><strong><span style="color: #b45309">江上</span></strong></p><p style="text-align:center"><span data-strange="https://mmbiz.qpic.cn/a/640?wx_fmt=png"></span></p><p>冬天只剩一条船。</p>',
  )
  expect(pictures).toEqual(['https://mmbiz.qpic.cn/a/640?wx_fmt=png'])
  expect(cut).toEqual(['<iframe>'])
})

test('what Word notes for itself does not come along, and is told', () => {
  const { html, report } =
    pastedHtml(`<p class=MsoNormal>渡口<s><span style='color:red'><del cite="mailto:x" datetime="2026-01-01">不要的</del></span></s><ins cite="mailto:x">新的</ins><a style='mso-comment-reference:W_1;mso-comment-date:20260101'>有批注的</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[W1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>字<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> 出处</p></div></div>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p>一条批注</p></div></div>`)
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<p>渡口新的有批注的字<sup>[1]</sup></p><p><sup>[1]</sup> 出处</p>',
  )
  expect(report.deletion).toEqual([{ from: '不要的', to: ['删掉', 'gone'] }])
  expect(report.comment).toHaveLength(1)
})

test('a numbered list that follows one with bullets is numbered, at every level', () => {
  const item = (list: string, sign: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:${list}'><span style='mso-list:Ignore'>${sign}</span>${text}</p>`
  const { html } = pastedHtml(
    [
      item('l0 level1 lfo1', '·', '一'),
      item('l0 level2 lfo1', 'o', '二'),
      item('l1 level2 lfo2', '1.', '三'),
      item('l2 level1 lfo3', '1.', '四'),
      item('l2 level1 lfo3', '2.', '五'),
      item('l3 level1 lfo4', '1.', '六'),
    ].join(''),
  )
  expect(html).toBe(
    '<ul><li><p>一</p><ul><li><p>二</p></li></ul><ol><li><p>三</p></li></ol></li></ul><ol><li><p>四</p></li><li><p>五</p></li></ol><ol><li><p>六</p></li></ol>',
  )
})

test('colours become those of the palette and are told, black on white is not', () => {
  const { report } = pastedHtml(
    '<p style="color:black">一<span style="color:#c00">二</span><span style="background:yellow">三</span><span style="color:windowtext">四</span></p>',
  )
  expect(report.ink).toEqual([{ from: '#cc0000', to: ['#b3261e 朱红', '#b3261e Red'] }])
  expect(report.ground).toEqual([{ from: '#ffff00', to: ['#fff3bf 浅黄', '#fff3bf Light yellow'] }])
})

const PNG = '89504e470d0a1a0a0000000d49484452'
const base64 = btoa(
  String.fromCharCode(
    ...Uint8Array.from(PNG.match(/../g) ?? [], (two) => Number.parseInt(two, 16)),
  ),
)

test('pictures within a paste, and those that Word leaves on a disk, come along from the clipboard', async () => {
  const rtf = `{\\rtf1 text {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\pngblip\\bliptag-12{\\*\\blipuid 0123456789abcdef0123456789abcdef}\n${PNG}\n${PNG}}}{\\nonshppict{\\pict\\wmetafile8 0100090000030000}}}`
  const clip = { rtf, files: [] }
  const { pictures, lost } = pastedHtml(
    `<p>一<img src="file:///C:/clip_image001.png">二<img src="data:image/png;base64,${base64}"></p>`,
    clip,
  )
  expect(lost).toBe(0)
  const files = pictures.map((address) => broughtFile(address))
  expect(files.map((file) => [file?.type, file?.size])).toEqual([
    ['image/png', 32],
    ['image/png', 16],
  ])
  expect(pastedHtml('<p>一<img src="file:///a.png"></p>', { rtf: '', files: [] }).lost).toBe(1)
  const file = new File([new Uint8Array(3)], 'image.png', { type: 'image/png' })
  expect(pastedHtml('<p>一<img src="file:///a.png"></p>', { rtf: '', files: [file] }).lost).toBe(0)
})

test('what says it was copied from an editor is cleaned as all else', () => {
  const { html, pictures, cut } = pastedHtml(
    `<p data-pm-slice="1 1 []" onclick="x()" style="color:#c00;position:fixed">一<img src="x" onerror="y()"><img src="https://other.cn/1.png"></p><script>z()</script>`,
  )
  expect(html).not.toMatch(/onclick|onerror|script|position|src="https/)
  expect(html).toMatch(/^<p style="color:#c00" data-pm-slice="1 1 \[\]">/)
  expect(pictures).toEqual(['https://other.cn/1.png'])
  expect(cut).toEqual(['onclick', 'onerror', '<script>'])
})

test('a paste that would run does not, and tells it', () => {
  const { html, cut } = pastedHtml(
    '<p onload="x()" onclick="y()">一<a href="javascript:z()">二</a></p><script>alert(1)</script>',
  )
  expect(html).toBe('<p>一<a>二</a></p>')
  expect(cut).toEqual(['onload', 'onclick', 'href="javascript:z()"', '<script>'])
})

test('finds words over marks, not over paragraphs, and replaces them all at once', () => {
  const doc = readHtml(
    '<p>渡<strong>口</strong>的渡口</p><p>渡</p><p>口</p><p>River river</p>',
    schema,
  )
  expect(placesOf(doc, { text: '渡口', exactCase: false })).toHaveLength(2)
  expect(placesOf(doc, { text: 'river', exactCase: false })).toHaveLength(2)
  const places = placesOf(doc, { text: 'river', exactCase: true })
  expect(places).toHaveLength(1)
  const { tr } = EditorState.create({ doc })
  expect(
    replacing(tr, placesOf(doc, { text: '渡口', exactCase: false }), '码头').doc.firstChild
      ?.textContent,
  ).toBe('码头的码头')
})
