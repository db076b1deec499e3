import { expect, test } from 'vitest'
import { OutboundError } from '../outbound/outbound.ts'
import { feedContract } from './feed.contract.ts'
import { parseFeed } from './parseFeed.ts'
import { rssFeed } from './rssFeed.ts'
import { standInFeed } from './standInFeed.ts'

const show = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a feed as hosts write it -->
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="x"><channel>
<title><![CDATA[街角 & 录音]]></title><description>走到哪里录到哪里</description>
<image><url>https://cdn.example.com/cover.png</url></image>
<item><title>&#31532;&#20108;&#26399;</title><guid isPermaLink="false">ep-2</guid>
<itunes:duration>01:02:03</itunes:duration><itunes:season>2</itunes:season><itunes:episode>5</itunes:episode>
<enclosure url="https://cdn.example.com/2.mp3?a=1&amp;b=2" length="123" type="audio/mpeg"/>
<description>short</description><content:encoded><![CDATA[<p>长&nbsp;介绍</p>]]></content:encoded></item>
<item><title>没有声音</title><guid>text</guid></item>
<item><title>第一期</title><itunes:duration>62:03</itunes:duration>
<enclosure url="https://cdn.example.com/1.mp3"/></item>
</channel></rss>`
const silence = new Uint8Array(4056).map((_, at) => [0xff, 0xfb, 0x10, 0xc4][at % 104] ?? 0)

const answers: Record<string, () => Response> = {
  'https://feeds.example.com/show/7.xml': () => new Response(show),
  'https://cdn.example.com/2.mp3?a=1&b=2': () => new Response(silence),
  'https://cdn.example.com/cover.png': () =>
    new Response(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])),
  'https://cdn.example.com/page.mp3': () => new Response('<html>sign in</html>'),
}
const rss = rssFeed(async (url) => answers[url]?.() ?? new Response('', { status: 404 }))

feedContract(
  'stand-in feed',
  standInFeed(() => {}),
)
feedContract('RSS feed', rss)

test('reads what podcasts write in their feeds, and leaves out what has no sound', () => {
  expect(parseFeed(show)).toEqual({
    title: '街角 & 录音',
    tagline: null,
    introduction: '走到哪里录到哪里',
    picture: 'https://cdn.example.com/cover.png',
    episodes: [
      {
        guid: 'ep-2',
        title: '第二期',
        audio: { url: 'https://cdn.example.com/2.mp3?a=1&b=2', size: 123 },
        duration: 3723,
        season: 2,
        number: 5,
        notes: '<p>长&nbsp;介绍</p>',
      },
      {
        guid: 'https://cdn.example.com/1.mp3',
        title: '第一期',
        audio: { url: 'https://cdn.example.com/1.mp3', size: null },
        duration: 3723,
        season: null,
        number: null,
        notes: '',
      },
    ],
  })
})

test.each([
  '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><title>&a;</title></channel></rss>',
  '<html><body>404</body></html>',
  '<rss><channel>',
  'nothing at all',
])('refuses %s', (xml) => {
  expect(() => parseFeed(xml)).toThrow(/could not be read/)
})

test('takes a page that calls itself mp3 for no sound', async () => {
  await expect(rss.sound('https://cdn.example.com/page.mp3')).rejects.toThrow(/neither mp3 nor m4a/)
})

test('tells what may be tried again from what may not', async () => {
  const failing = (reason: 'time' | 'address') =>
    rssFeed(async () => {
      throw new OutboundError(reason, ['不行', 'no'])
    })
  const read = (reason: 'time' | 'address') =>
    failing(reason).read('https://feeds.example.com/show/7.xml')
  await expect(read('time')).rejects.toMatchObject({ why: 'unreachable' })
  await expect(read('address')).rejects.toMatchObject({ why: 'refused' })
})
