import { expect, test } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

test('keeps what an article is made of', () => {
  const html =
    '<h2>引子</h2><p style="text-align:center">一<strong>二</strong></p><img src="https://a.cn/1.png" alt="" />'
  expect(cleanHtml(html)).toBe(html)
})

test('drops what runs', () => {
  const html =
    '<p onclick="x()">一<script>alert(1)</script><a href="javascript:x()">二</a><iframe src="https://a.cn"></iframe></p>'
  expect(cleanHtml(html)).toBe('<p>一<a rel="noopener noreferrer">二</a></p>')
})

test('keeps the paid divider, as a paragraph of its signs or as a rule', () => {
  for (const html of [
    '<p>免费</p><p>$$$$</p><p>付费</p>',
    '<p>免费</p><hr class="paid" /><p>付费</p>',
  ])
    expect(cleanHtml(html)).toBe(html)
})
