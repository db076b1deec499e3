import type { Row } from '#declare'
import { tagsOn } from '../content/articleTag.ts'
import { hosts } from '../content/author.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { paragraph, type Subject } from '../words.ts'

type Line = readonly [
  title: string,
  kind: 'radio' | 'podcast',
  origin: 'own' | 'captured',
  subject: Subject,
  note: string,
]

/** 3 radio stations, 12 own collections, 7 captured ones; the last own one still a draft. */
export const stationLines: readonly Line[] = [
  ['夜读电台', 'radio', 'own', 'night', '全天循环'],
  ['清晨播报', 'radio', 'own', 'city', '每天 6 点更新'],
  ['白噪音书房', 'radio', 'own', 'nature', '全天循环'],
  ['编辑部的下午茶', 'podcast', 'own', 'books', '每周四更新'],
  ['城市漫步手册', 'podcast', 'own', 'city', '每周一更新'],
  ['一碗面的声音', 'podcast', 'own', 'table', '双周更新'],
  ['翻书声', 'podcast', 'own', 'books', '每周三更新'],
  ['草木邻居', 'podcast', 'own', 'nature', '每月两期'],
  ['手艺人说', 'podcast', 'own', 'craft', '每月更新'],
  ['睡不着俱乐部', 'podcast', 'own', 'night', '每周日更新'],
  ['周刊背面', 'podcast', 'own', 'city', '随刊更新'],
  ['乐迷现场', 'podcast', 'own', 'craft', '每周五更新'],
  ['去县城', 'podcast', 'own', 'city', '第二季连载中'],
  ['译者的耳朵', 'podcast', 'own', 'books', '已完结'],
  ['海边写作课', 'podcast', 'own', 'books', '筹备中'],
  ['街角录音', 'podcast', 'captured', 'city', '每周更新'],
  ['厨房里的人类学', 'podcast', 'captured', 'table', '双周更新'],
  ['观鸟电台', 'podcast', 'captured', 'nature', '每周更新'],
  ['旧唱片', 'podcast', 'captured', 'craft', '不定期'],
  ['半亩塘夜话', 'podcast', 'captured', 'night', '每周更新'],
  ['小镇图书馆', 'podcast', 'captured', 'books', '每月更新'],
  ['走线', 'podcast', 'captured', 'craft', '不定期'],
]

/** Radio stations and podcast collections. */
export const radioStations = (world: SampleWorld): Row[] =>
  stationLines.map(([title, stationKind, origin, subject, updateNote], index) => ({
    stationKind,
    title,
    subtitle: `${updateNote}，${oneOf(['听见生活的声音', '和编辑一起聊聊', '慢慢说，慢慢听'], index)}`,
    hosts: origin === 'own' ? [oneOf(hosts, index), oneOf(hosts, index + 3)] : [],
    // Podcast categories of the app stand behind those of courses and listening.
    appCategory: 21 + (index % 9),
    tags: [oneOf(tagsOn(subject), index * 5)],
    smallImage: world.picture(`size-600x600-${1 + (index % 8)}`),
    bigImage: index % 3 === 0 ? world.picture(`header-${1 + (index % 8)}`) : null,
    introduction: `《${title}》${updateNote}。${paragraph(subject, index + 40)}`,
    origin,
    source: origin === 'captured' ? oneOf([18, 19], index) : 3,
    feedUrl: origin === 'captured' ? `https://feeds.example.com/show/${index + 1}.xml` : null,
    captureEvery: origin === 'captured' ? (index === 17 ? 'hour' : 'day') : 'never',
    autoTakeOver: index === 15,
    playMode: stationKind === 'radio' ? 'loop' : 'newest',
    updateNote,
    lastCapturedAt: origin === 'captured' ? world.at(-1, `0${index % 6}:${10 + index}`) : null,
    captureFailures: title === '走线' ? 2 : 0,
    position: index + 1,
    subscribeCount: title === '海边写作课' ? 0 : 400 + ((index * 3331) % 26000),
    playCount: title === '海边写作课' ? 0 : 9000 + ((index * 47111) % 400000),
    episodeCount: title === '海边写作课' ? 0 : 4,
    status: title === '海边写作课' ? 'draft' : 'published',
    ...stamps(world, 420 - index * 8, 6),
  }))
