import { expect, test } from 'vitest'
import { f } from '#declare'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { ownTexts } from './ownTexts.ts'

const bench = sharedBench()
const own = `${ORIGIN}/masthead/image/a/1.png`
const fields = {
  body: f.richText('正文', 'Text'),
  parts: f.list('段落', 'Parts', 9, { text: f.richText('正文', 'Text') }),
}

test('what the portal writes by itself shows nothing that lies elsewhere, and no place that waits', () => {
  const html = `<p>一<img src="https://elsewhere.cn/1.png" alt="" /></p><figure class="image-insert"><img src="https://elsewhere.cn/2.png" /><figcaption>图</figcaption></figure><p><img src="${own}" alt="" /></p><audio src="https://elsewhere.cn/1.mp3"></audio><p>二<span data-strange="document:1" data-name="a.png"></span></p>`
  const kept = `<p>一</p><p><img src="${own}" alt="" /></p><p>二</p>`
  expect(
    ownTexts(bench.portal.context, { fields }, { body: html, parts: [{ text: html }] }),
  ).toEqual({
    body: kept,
    parts: [{ text: kept }],
  })
})

test('what stood in the text before stays, and an own text is not touched', () => {
  const stood = '<p><img src="https://elsewhere.cn/old.png" alt="" /></p>'
  expect(ownTexts(bench.portal.context, { fields }, { body: stood }, { body: stood })).toEqual({
    body: stood,
  })
  const clean = `<p>一<img src="${own}" alt="" /></p>`
  expect(ownTexts(bench.portal.context, { fields }, { body: clean })).toEqual({ body: clean })
})
