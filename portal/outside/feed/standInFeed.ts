import type { Log } from '#portal/core/log.ts'
import { checkFeedAddress, type FeedPort, feedRefused } from './feed.ts'
import { feedParser } from './feedParser.ts'
import { soundOf } from './soundOf.ts'

/** Feeds whose address has this in it cannot be read, so that failures can be looked at. */
const BROKEN = 'broken'
const EPISODES = 6
/** Once is enough: a round of feeds asks for each of their sounds. */
const TOLD =
  'Feed stand-in: no feed, picture or sound is fetched; set PODCAST_FEEDS=on to read them'

/** Reads nothing from anywhere: makes up a believable feed for each address, the same one each time. */
export function standInFeed(log: Log): FeedPort {
  let isTold = false
  const checkAddress = (address: string) => {
    checkFeedAddress(address)
    if (!isTold) log({ level: 'info', message: TOLD })
    isTold = true
    if (address.includes(BROKEN))
      throw feedRefused([`${address} 答复 404`, `${address} answered 404`])
  }
  return {
    standIn: true,
    async read(address) {
      checkAddress(address)
      return (await feedParser())(feedAt(address))
    },
    async picture(address) {
      checkAddress(address)
      return `data:image/svg+xml,${encodeURIComponent(COVER)}`
    },
    async sound(address) {
      checkAddress(address)
      return soundOf(stillness())
    },
  }
}

const shows = ['云上的邮局', '旧物修复记', '听见植物园', '小城夜航', '路过人间'] as const
const subjects = [
  '写给十年后的自己',
  '菜市场的清晨',
  '一位修表匠的下午',
  '在雨里认识一棵树',
  '末班车上的陌生人',
  '把日子过成一首慢歌',
] as const

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#274690"/><circle cx="48" cy="44" r="22" fill="#f4d58d"/><path d="M0 66q24-18 48 0t48 0v30H0z" fill="#1b3b6f"/></svg>`

/** The document itself, so that it is read as any other. */
function feedAt(address: string): string {
  const seed = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const show = shows[seed % shows.length]
  const base = new URL(address)
  base.search = ''
  const root = base.href.replace(/\.\w+$/, '')
  const items = Array.from({ length: EPISODES }, (_, at) => itemOf(root, seed, EPISODES - at))
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>${show}</title><itunes:subtitle>每周二更新，慢慢说，慢慢听</itunes:subtitle>
<description>《${show}》是一档关于日常生活的谈话节目：街角、厨房、旧物与偶然遇见的人。</description>
<itunes:image href="${root}/cover.jpg"/>
${items.join('\n')}
</channel></rss>`
}

function itemOf(root: string, seed: number, number: number): string {
  const title = subjects[(seed + number) % subjects.length]
  const seconds = 1200 + ((seed * number) % 1800)
  return `<item><title>${title}</title><guid isPermaLink="false">${root}#${number}</guid>
<itunes:season>1</itunes:season><itunes:episode>${number}</itunes:episode>
<itunes:duration>${seconds}</itunes:duration>
<enclosure url="${root}/${number}.mp3" length="41600" type="audio/mpeg"/>
<description>&lt;p&gt;这一期我们聊聊“${title}”。&lt;/p&gt;&lt;p&gt;感谢收听。&lt;/p&gt;</description></item>`
}

/** A second of silence: MPEG 1 layer III, 32 kbit/s mono at 44.1 kHz; an empty frame is silent. */
function stillness(): Uint8Array {
  const [frame, frames] = [104, 39]
  const sound = new Uint8Array(frame * frames)
  for (let at = 0; at < frames; at++) sound.set([0xff, 0xfb, 0x10, 0xc4], frame * at)
  return sound
}
