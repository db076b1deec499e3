import { expect, test } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

const unchanged = [
  '<h2>引子</h2><p style="text-align:center">一<strong>二</strong></p><img src="https://a.cn/1.png" alt="" />',
  '<p>免费</p><p>$$$$$$</p><p>付费</p>',
  '<p>免费</p><hr class="paid" /><p>付费</p>',
  '<p style="line-height:1.75;margin-bottom:20px"><span style="font-size:18px;color:#c00">大</span></p>',
  '<figure class="image-insert image-full" data-watermark="1" data-icon="1"><img src="https://a.cn/1.png" alt="渡口" /><figcaption>渡口</figcaption></figure>',
  '<figure class="image-insert image-cover"><img src="https://a.cn/1.png" alt="" width="190" /></figure>',
  '<audio class="audio-insert" src="https://a.cn/1.mp3" controls="controls" preload="none" data-name="朗读" data-size="3.42 MB" data-time="04:05"></audio>',
  '<video class="video-insert" src="https://a.cn/1.mp4" poster="https://a.cn/1.png" controls="controls" preload="none" data-file-name="1.mp4" data-name="渡口" data-size="9.10 MB" data-time="01:05" data-orientation="vertical"></video>',
  '<table><tbody><tr><th colspan="2">年</th></tr><tr><td>一</td><td>二</td></tr></tbody></table>',
  '<p>汉字<ruby>渡<rt>dù</rt></ruby> H<sub>2</sub>O</p>\n<p class="lead">导语</p>',
]

test('keeps what an article is made of, inserts and the paid divider as they stand', () => {
  for (const html of unchanged) expect(cleanHtml(html)).toEqual({ html, cut: [] })
})

test('cuts what runs, and tells it', () => {
  const html =
    '<p onclick="x()">一<script>alert(1)</script><a href="javascript:x()">二</a><iframe src="https://a.cn">三</iframe></p>'
  expect(cleanHtml(html)).toEqual({
    html: '<p>一<a>二</a></p>',
    cut: ['onclick', '<script>', 'href="javascript:x()"', '<iframe>'],
  })
})

test('lets no address through that a browser would run', () => {
  const addresses = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.cn/x',
  ]
  for (const address of addresses) {
    expect(cleanHtml(`<a href="${address}">一</a>`).html).toBe('<a>一</a>')
    expect(cleanHtml(`<p>一<img src="${address}" onerror="x()"></p>`).html).toBe('<p>一</p>')
  }
})

test('cuts classes and styles of others, keeps those of the toolbar, and counts', () => {
  const html =
    '<p class="MsoNormal" style="mso-list:l0; text-align: center">一</p><p class="MsoNormal" style="font-size:200px;background:url(x;y)">二</p>'
  expect(cleanHtml(html)).toEqual({
    html: '<p style="text-align:center">一</p><p>二</p>',
    cut: ['class="MsoNormal" ×2', 'style="mso-list"', 'style="font-size"', 'style="background"'],
  })
})

test('cuts nothing more the second time', () => {
  const html = '<svg onload="x()"><p>一</p></svg><p><b onload=x>二</b></p><math><mi>三</mi></math>'
  const once = cleanHtml(html)
  expect(once.html).toBe('<p><b>二</b></p>')
  expect(once.cut).toContain('onload ×2')
  expect(cleanHtml(once.html)).toEqual({ html: once.html, cut: [] })
})
