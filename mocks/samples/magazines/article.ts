import type { Row } from '#declare'
import { tagsOn } from '../content/articleTag.ts'
import { writers } from '../content/author.ts'
import { textSources } from '../content/source.ts'
import { dice, oneOf, type SampleWorld } from '../sampleWorld.ts'
import { titleAt } from '../titles.ts'
import { body, paragraph, type Subject } from '../words.ts'
import { columnName, columnsOf } from './column.ts'
import { type PlannedIssue, planIssues } from './issue.ts'

/** One article as planned: where it stands and what it is about. */
export interface PlannedArticle {
  /** Number of its issue. */
  readonly issue: number
  /** Its place in the issue, from 1. */
  readonly place: number
  readonly column: number
  readonly subject: Subject
  readonly title: string
  /** 0 for the one begun last. */
  readonly rank: number
}

/** Where an article stands, before it is known what it is about. */
interface Slot {
  readonly issue: number
  readonly place: number
  readonly column: number
}

/** Twelve to sixteen in each of the weekly's twelve newest issues, two or three in the others. */
const slots = (issues: readonly PlannedIssue[]): readonly Slot[] =>
  issues.flatMap((issue, index) => {
    const many = issue.magazine === 1 && issue.back < 12
    const count = many ? 12 + ((index * 7) % 5) : 2 + (index % 2)
    const columns = columnsOf(issue.magazine)
    return Array.from({ length: count }, (_, at) => ({
      issue: index + 1,
      place: at + 1,
      column: columns[at < 3 && many ? 0 : (at + (many ? 0 : index)) % columns.length]!,
    }))
  })

/** Every article; the newest have the written titles and pictures that differ, since they are seen first. */
export function planArticles(world: SampleWorld): PlannedArticle[] {
  const issues = planIssues(world)
  const all = slots(issues)
  const begun = all.map(({ issue }, index) => begunAt(world, issues[issue - 1]!, index))
  const newest = all.map((_, index) => index)
  newest.sort((a, b) => begun[b]!.localeCompare(begun[a]!) || a - b)
  const ranks = new Map(newest.map((index, rank) => [index, rank]))
  return all.map((slot, index) => {
    const rank = ranks.get(index)!
    const { subject, title } = titleAt(rank)
    const leads = columnName(slot.column) === '封面故事' && slot.place === 1 && rank > 40
    const theme = issues[slot.issue - 1]!.theme
    return { ...slot, rank, subject, title: leads ? `${theme}：${title}` : title }
  })
}

/** Some 420 articles, each with a body of 900 to 9000 characters. */
export function articles(world: SampleWorld): Row[] {
  const issues = planIssues(world)
  return planArticles(world).map((article, index) =>
    articleRow(world, article, issues[article.issue - 1]!, index),
  )
}

function articleRow(
  world: SampleWorld,
  article: PlannedArticle,
  issue: PlannedIssue,
  index: number,
): Row {
  const { subject, place, column, title, rank } = article
  const roll = dice(index + 7000)
  const tags = tagsOn(subject)
  const writer = roll(writers.length)
  const length = place === 1 ? 5200 + roll(3300) : 900 + roll(3400)
  const status = statusOf(issue, place, index)
  return {
    title,
    subtitle: index % 3 === 0 ? oneOf(subtitles, index) : null,
    issue: article.issue,
    column,
    authors: [
      ...new Set([
        writers[writer]!,
        ...(index % 6 === 0 ? [writers[(writer + 11) % writers.length]!] : []),
      ]),
    ],
    source: oneOf(textSources, index * 5),
    lead:
      [...paragraph(subject, index + 900)]
        .slice(0, 90)
        .join('')
        .replace(/[^。]*$/, '') || oneOf(subtitles, index),
    imageUrl: world.picture(`picture-${1 + ((rank * 7) % 30)}`),
    bigImage: place === 1 ? world.picture(`header-${1 + (index % 8)}`) : null,
    body: body(subject, length, index + 1, place % 4 === 1),
    tags: [...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map(() => oneOf(tags, roll(1000))))],
    trial: place <= issue.trial && issue.status !== 'draft',
    publishAt:
      status === 'published' || status === 'withdrawn' ? `${issue.date}T07:00:00+08:00` : null,
    commentable: index % 23 !== 22,
    position: place,
    ...readingOf(world, title, status, place, index),
    speed: index % 9 === 0 ? 1 + (index % 4) : null,
    shareImg: place === 1 && issue.back < 4 ? world.picture(`share-${1 + (index % 8)}`) : null,
    readCount: status === 'published' ? 300 + ((index * 997) % 24000) : 0,
    commentCount: status === 'published' ? (index * 13) % 90 : 0,
    status,
    ...(status === 'returned' && {
      sentBack: '第三段的年份与图注对不上，请核对原始出处；结尾可以再收短一些。',
    }),
    ...makeArticle(world, issue, status, index),
  }
}

/** The first article of every third issue is read aloud by a person. */
const isRead = (status: string, place: number, index: number): boolean =>
  status === 'published' && place === 1 && index % 3 === 0

function readingOf(
  world: SampleWorld,
  title: string,
  status: string,
  place: number,
  index: number,
): Row {
  if (!isRead(status, place, index)) return { audioKind: 'nothing' }
  const audio = {
    url: world.picture('silence.mp3'),
    name: `${title}.mp3`,
    size: 41_600,
    duration: 10,
  }
  return { audioKind: 'recorded', audio, duration: 480 + ((index * 37) % 900) }
}

/** Numbers of the articles that are read aloud. */
export function readArticles(world: SampleWorld): readonly number[] {
  const issues = planIssues(world)
  return planArticles(world).flatMap(({ issue, place }, index) =>
    isRead(statusOf(issues[issue - 1]!, place, index), place, index) ? [index + 1] : [],
  )
}

const subtitles = [
  '一次普通的走访，和几个不普通的回答',
  '写在搬家之前',
  '关于时间，我们知道的并不多',
  '三代人的说法',
  '从清晨到散场',
] as const

/** The second of the issue to come of this magazine did not pass, and was sent back. */
const SENT_BACK = 22

/** What is in an issue to come is proofed or still written; a few of those out were withdrawn. */
function statusOf(issue: PlannedIssue, place: number, index: number): string {
  if (issue.status === 'draft') return place === 1 ? 'proofed' : 'draft'
  if (issue.status === 'scheduled' && issue.magazine === SENT_BACK && place === 2) return 'returned'
  if (issue.status === 'scheduled') return place % 4 === 0 ? 'draft' : 'proofed'
  return issue.status === 'withdrawn' || index % 71 === 70 ? 'withdrawn' : 'published'
}

/** When somebody began to write it. */
const begunAt = (world: SampleWorld, issue: PlannedIssue, index: number): string =>
  world.at(
    begunOn(world, issue, index),
    `${10 + (index % 8)}:${String((index * 11) % 60).padStart(2, '0')}`,
  )

/** The same in days from today, in the past. */
function begunOn(world: SampleWorld, issue: PlannedIssue, index: number): number {
  const days = Math.round((Date.parse(issue.date) - Date.parse(world.day(0))) / 86_400_000)
  return Math.min(days - 4 - (index % 12), -1 - (index % 3))
}

function makeArticle(world: SampleWorld, issue: PlannedIssue, status: string, index: number): Row {
  const begun = begunOn(world, issue, index)
  const out = status === 'published' || status === 'withdrawn'
  const by = 2 + (index % 4)
  return {
    createdAt: begunAt(world, issue, index),
    updatedAt: out ? `${issue.date}T07:00:00+08:00` : world.at(Math.max(begun, -1), '18:05'),
    createdBy: by,
    updatedBy: out ? 2 : status === 'returned' ? 2 + ((index + 1) % 4) : by,
    version: out ? 4 : 2,
  }
}
