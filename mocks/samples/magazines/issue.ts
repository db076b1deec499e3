import type { Row } from '#declare'
import { mastheads, themes } from '../covers.ts'
import type { SampleWorld } from '../sampleWorld.ts'
import { type Numbered, numbersOf } from './issueDates.ts'
import { magazines } from './magazine.ts'

/** Cover themes of the other titles, three a magazine beside the one its cover shows. */
const otherThemes = [
  '年度书单',
  '夏天的声音',
  '写给孩子的信',
  '回到山里',
  '被忘记的房间',
  '一杯茶的时间',
  '看不见的邻居',
  '第一次出海',
  '旧物志',
  '十个冬天',
  '慢速交通',
  '植物的名字',
  '父亲的工具箱',
  '台上台下',
  '重读一本书',
  '纸上的城市',
  '午后两点',
  '走到尽头',
  '手写的时代',
  '海的另一边',
  '关于沉默',
  '一条街的早晨',
  '星空之下',
  '晚熟的人',
  '秋天的账本',
  '远方来信',
  '桥',
  '一间教室',
  '雨季',
  '面包与盐',
  '新邻居',
  '拆信刀',
] as const

/** One issue as the other samples see it. `trial` is how many of its articles may be read freely. */
export interface PlannedIssue extends Numbered {
  readonly magazine: number
  readonly theme: string
  /** How far back it lies in its magazine, the one to come being 0. */
  readonly back: number
  readonly status: 'draft' | 'scheduled' | 'published' | 'withdrawn'
  readonly trial: number
}

/** Every issue: 24 of the weekly, four of each other magazine, newest first. */
export function planIssues(world: SampleWorld): PlannedIssue[] {
  return magazines(world).flatMap(({ cycle }, index) =>
    numbersOf(cycle as string, index === 0 ? 24 : 4, world.day(0)).map((one, back) => ({
      ...one,
      magazine: index + 1,
      back,
      theme: themeOf(index, back),
      status: statusOf(index, back),
      trial: 2,
    })),
  )
}

function themeOf(magazine: number, back: number): string {
  if (magazine === 0) return themes[back]![0]
  if (back === 1) return themes[((magazine - 1) * 5) % themes.length]![0]
  return otherThemes[(magazine * 3 + back * 7) % otherThemes.length] as string
}

/** The newest is scheduled; every fifth title is still making it up, and one old number was taken off the shelf. */
function statusOf(magazine: number, back: number): PlannedIssue['status'] {
  if (back === 0) return magazine > 0 && magazine % 5 === 0 ? 'draft' : 'scheduled'
  return magazine === 4 && back === 3 ? 'withdrawn' : 'published'
}

const leads = [
  '编辑部用六个星期走访了七座小城，试着回答一个看上去很轻的问题。',
  '我们请十二位作者各写一段自己的经历，拼成这一期的封面故事。',
  '从一份普通的日程表开始，看一种生活怎样慢慢成形。',
  '它不在新闻里，却在每个人的早晨里。',
  '一次漫长的走访，和一些没有标准答案的回答。',
] as const

/** Issue records in the order of {@link planIssues}. */
export const issues = (world: SampleWorld): Row[] =>
  planIssues(world).map((issue, index) => issueRow(world, issue, index))

function issueRow(world: SampleWorld, issue: PlannedIssue, index: number): Row {
  const { magazine, theme, back, status, date, year, number, total, trial } = issue
  const { code, title } = mastheads[magazine - 1]!
  const { issuePrice } = magazines(world)[magazine - 1] as { issuePrice: number }
  const limited = magazine === 1 && back === 6
  const days = Math.round((Date.parse(date) - Date.parse(world.day(0))) / 86_400_000)
  return {
    magazine,
    title: theme,
    year,
    number,
    totalNumber: total,
    publishDate: date,
    releaseAt: status === 'draft' ? null : `${date}T07:00:00+08:00`,
    cover: world.picture(coverOf(code, magazine, back)),
    bigImage: back < 3 && magazine < 9 ? world.picture(`header-${1 + ((index * 3) % 8)}`) : null,
    summary: `${theme}：${leads[index % leads.length]}`,
    chargeKind: issuePrice === 0 ? 'free' : limited ? 'limitedFree' : 'paid',
    price: issuePrice === 0 ? null : issuePrice,
    originalPrice: issuePrice > 0 && index % 7 === 3 ? Math.round(issuePrice * 1.25) : null,
    freePeriod: limited ? { start: world.at(-3, '00:00'), end: world.at(4, '23:59') } : null,
    vipFree: true,
    trialCount: trial,
    shareTitle: back < 4 ? `${title}新一期：${theme}` : null,
    shareImg: back === 1 ? world.picture(`share-${1 + (index % 8)}`) : null,
    salesCount: status === 'published' ? 120 + ((index * 271) % 2600) : 0,
    readCount: status === 'published' ? 1800 + ((index * 4177) % 52000) : 0,
    status,
    ...makeIssue(world, days, status, index),
  }
}

/** A cover drawn for this issue where there is one, else that of the title. */
function coverOf(code: string, magazine: number, back: number): string {
  if (magazine === 1) return `issue-${code}-${back + 1}`
  return back === 1 ? `issue-${code}-1` : `cover-${code}`
}

/** Set up three weeks before its date, put on shelf on the day. */
function makeIssue(world: SampleWorld, days: number, status: string, index: number): Row {
  const out = status === 'published' || status === 'withdrawn'
  const begun = Math.min(days - 21, -4)
  const by = 2 + (index % 3)
  return {
    createdAt: world.at(begun, '10:30'),
    updatedAt: world.at(out ? days : Math.max(begun, -1), out ? '07:00' : '17:40'),
    createdBy: by,
    updatedBy: by,
    version: out ? 3 : 2,
  }
}
