import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { partnerAt } from './company.ts'
import { bannerLines, lessonTitles } from './partnerPictures.ts'

/** A page: a template by its name, or the page of a partner by its number. */
type Line = readonly [of: string | number, type: string, state: string, colour: string]
const lines: readonly Line[] = [
  ['通用模板·春季', 'standard', 'published', '#FFFFFF'],
  ['工行网点模板', 'bank', 'published', '#FBEEED'],
  ['高校图书馆模板', 'standard', 'published', '#E8F4EE'],
  ['节日模板·草稿', 'standard', 'draft', '#FFF7E6'],
  [1, 'standard', 'published', '#E8F4EE'],
  [2, 'standard', 'published', '#1F4E8C'],
  [3, 'standard', 'draft', '#FFFFFF'],
  [5, 'standard', 'withdrawn', '#F7EFE4'],
  [6, 'standard', 'published', '#FFFFFF'],
  [7, 'standard', 'draft', '#EFEDF9'],
  [8, 'standard', 'withdrawn', '#FFFFFF'],
  [11, 'standard', 'draft', '#FFFFFF'],
  [19, 'bank', 'published', '#FBEEED'],
  [20, 'bank', 'published', '#FBEEED'],
  [21, 'bank', 'draft', '#FBEEED'],
  [23, 'bank', 'draft', '#FFFFFF'],
]
const titles = ['书香校园', '职工书屋', '客户权益专区', '员工书房', '机关读书角', '春季阅读季']

/** Sixteen pages, four of them templates. */
export const companyPages = (world: SampleWorld): Row[] =>
  lines.map(([of, type, status, backgroundColor], index) => {
    const partner = typeof of === 'number' ? partnerAt(of) : null
    const at = type === 'bank' ? 2 : index % 6
    const floats = status === 'published' && index % 2 === 0
    return {
      type,
      template: partner === null,
      company: typeof of === 'number' ? of : null,
      name: partner ? `${partner.short}首页` : of,
      title: titles[at],
      headImage: world.picture(`partner-head-${at + 1}`),
      backgroundColor,
      notice: index % 3 === 1 ? '权益每月一日更新，名额以当月公告为准' : null,
      areas: ['banner', 'knowledge', 'class'],
      knowledgeTitle: '精选知识',
      classTitle: '专享课程',
      floatImage: floats ? world.picture(`partner-float-${1 + (index % 2)}`) : null,
      floatJump: floats ? { type: 'vipPage' } : null,
      needLogin: true,
      itemCount: 0,
      status,
      ...stamps(world, 150 - index * 8, 12),
    }
  })

/** Of the pages that are filled: templates and those that are published. */
const filled = lines.flatMap(([, , state], index) => (state === 'draft' ? [] : [index + 1]))
const recommendations = ['每天十分钟，读懂一个概念', '同事都在听', '适合通勤路上', '配有讲义与练习']
const classes = ['人文', '职场', '生活'] as const

/** Banners, entries and classes of the pages that are filled. */
export const companyPageItems = (world: SampleWorld): Row[] =>
  filled.flatMap((page) => [
    ...bannerLines.slice(0, 3).map((_, at) => banner(world, page, at)),
    ...Array.from({ length: 6 }, (_, at) => entry(world, page, 'knowledge', at)),
    ...Array.from({ length: 8 }, (_, at) => entry(world, page, 'class', at)),
  ])

function banner(world: SampleWorld, page: number, at: number): Row {
  const number = (page + at) % bannerLines.length
  return {
    ...standing(world, page, at),
    area: 'banner',
    title: bannerLines[number]?.[0],
    recommend: bannerLines[number]?.[1],
    className: null,
    bannerImage: world.picture(`partner-banner-${number + 1}`),
    cover: null,
    target: { type: 'magazine', id: 1 + ((page + at) % 24) },
    badge: at === 0 ? 'new' : 'none',
    showPeriod: at === 2 ? { start: world.at(9, '00:00'), end: world.at(24, '23:59') } : null,
  }
}

function entry(world: SampleWorld, page: number, area: 'knowledge' | 'class', at: number): Row {
  const isClass = area === 'class'
  const number = (page * 2 + at + (isClass ? 5 : 0)) % lessonTitles.length
  return {
    ...standing(world, page, at),
    area,
    title: lessonTitles[number],
    recommend: isClass ? null : oneOf(recommendations, at),
    className: isClass ? oneOf(classes, at) : null,
    bannerImage: null,
    cover: world.picture(`partner-cover-${number + 1}`),
    target: { type: isClass ? 'radioStation' : 'magazine', id: 1 + ((page + at) % 12) },
    badge: oneOf(['none', 'exclusive', 'none', 'hot', 'free'], at + page),
    showPeriod: null,
  }
}

const standing = (world: SampleWorld, page: number, at: number): Row => ({
  page,
  position: at + 1,
  enabled: at !== 5,
  ...stamps(world, 60 - (page % 9), 12),
})
