import type { Row } from '#declare'
import { tagsOn } from '../content/articleTag.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { titleOn } from '../titles.ts'
import { paragraph } from '../words.ts'
import { stationLines } from './radioStation.ts'

const EACH = 5
const SINCE = 8

/**
 * Five episodes a collection: four on shelf; the fifth a draft, or captured and waiting or ignored. Behind them what the
 * feeds of captured collections brought since: most of it waits.
 */
export const podcasts = (world: SampleWorld): Row[] => [
  ...stationLines.flatMap((_, station) =>
    Array.from({ length: EACH }, (_, at) => episode(world, station, at)),
  ),
  ...stationLines.flatMap(([, , origin], station) =>
    origin === 'captured'
      ? Array.from({ length: SINCE }, (_, at) => arrived(world, station, at))
      : [],
  ),
]

function arrived(world: SampleWorld, station: number, at: number): Row {
  const number = EACH + at + 1
  const status = (station + at) % 4 === 0 ? 'ignored' : 'captured'
  const subject = stationLines[station]![3]
  const days = Math.floor((SINCE - at) / 2) + (station % 3)
  return {
    ...episode(world, station, EACH - 1),
    title: titleOn(subject, station * 11 + at + 700),
    number,
    duration: 1100 + ((station * 97 + at * 431) % 2400),
    smallImage: null,
    publishAt: null,
    top: false,
    timeline: [],
    feedGuid: `show-${station + 1}-episode-${number}`,
    feedUrl: `https://feeds.example.com/show/${station + 1}/${number}.mp3`,
    capturedAt: world.at(-days, '03:10'),
    ignoreReason:
      status === 'ignored' ? oneOf(['与已有单集重复', '广告内容较多', '音质不佳'], at) : null,
    playCount: 0,
    commentCount: 0,
    status,
    ...stamps(world, days + 1, 6),
  }
}

function episode(world: SampleWorld, station: number, at: number): Row {
  const [title, , origin, subject] = stationLines[station]!
  const seed = station * EACH + at
  const number = at + 1
  const seconds = 900 + ((seed * 373) % 3200)
  const status = statusOf(title, origin, station, at)
  const days = 6 + (EACH - at) * 7 + (station % 5)
  const captured = origin === 'captured'
  return {
    radioStation: station + 1,
    title: `${origin === 'own' ? `Vol.${String(number).padStart(2, '0')} ` : ''}${titleOn(subject, seed + 600)}`,
    season: 1,
    number,
    hosts: [],
    guests: seed % 3 === 0 ? ['城市漫步者', '老读者'] : [],
    smallImage: world.picture(`size-600x600-${1 + (seed % 8)}`),
    audio: {
      url: world.picture('silence.mp3'),
      name: `${title}-${number}.mp3`,
      size: 41600,
      duration: 10,
    },
    duration: seconds,
    shownotes: `<p>${paragraph(subject, seed + 70)}</p><p>欢迎在评论区告诉我们你的想法。</p>`,
    timeline: [
      { at: 0, title: '开场' },
      { at: Math.floor(seconds / 4), title: '从一件小事说起' },
      { at: Math.floor(seconds / 2), title: '嘉宾的故事' },
    ],
    tags: [oneOf(tagsOn(subject), seed * 3)],
    chargeKind: seed % 6 === 5 ? 'vip' : 'free',
    trialSeconds: 300,
    related: [],
    commentable: true,
    publishAt: status === 'onShelf' ? world.at(-days, '18:00') : null,
    top: at === 0 && station % 4 === 0,
    origin,
    feedGuid: captured ? `show-${station + 1}-episode-${number}` : null,
    feedUrl: captured ? `https://feeds.example.com/show/${station + 1}/${number}.mp3` : null,
    capturedAt: captured ? world.at(-days - 1, '03:10') : null,
    ignoreReason: status === 'ignored' ? '与已有单集重复' : null,
    playCount: status === 'onShelf' ? 500 + ((seed * 1777) % 20000) : 0,
    commentCount: status === 'onShelf' ? (seed * 7) % 60 : 0,
    status,
    ...stamps(world, days + 3, 6),
  }
}

function statusOf(title: string, origin: string, station: number, at: number): string {
  if (title === '海边写作课') return 'draft'
  if (at < EACH - 1) return 'onShelf'
  if (origin === 'own') return station % 5 === 4 ? 'offShelf' : 'draft'
  return station % 3 === 0 ? 'ignored' : 'captured'
}
