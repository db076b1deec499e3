import type { Row } from '#declare'
import { type ReadText, readTexts, sentencesIn } from '../readTexts.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** 22 published, 8 to review, 4 pending, 3 failed, 3 withdrawn. */
const stateOf = (index: number): string => {
  if (index < 22) return 'published'
  if (index < 30) return 'toReview'
  if (index < 33) return 'withdrawn'
  return index < 36 ? 'failed' : 'pending'
}
const COUNT = 40
const PARTS = ['summary', 'points', 'outline', 'quotes', 'questions']

const short = (text: string, most: number): string =>
  [...(text.split(/[，。：；？！]/)[0] ?? '')].slice(0, most).join('')
const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[Math.floor((at * all.length) / Math.min(count, all.length))] as T,
  )

/** What a model made of a text: sentences of it, so that every quotation holds. */
function modelReading({ paragraphs }: ReadText, turn = 0): Row {
  const all = sentencesIn(paragraphs, 12, 60)
  const from = all.slice(turn)
  return {
    oneLine: from[0]?.text ?? null,
    summary: spread(from, 8)
      .map(({ text }) => text)
      .join(''),
    points: spread(from, 4 + (turn % 2)).map(({ text, paragraph }) => ({
      ...{ title: short(text, 18), text, paragraph },
    })),
    outline: spread(from, 3).map(({ text }, at) => ({
      title: short(text, 18),
      children: all.slice(at * 3 + 1, at * 3 + 3).map((one) => ({ title: short(one.text, 18) })),
    })),
    quotes: spread(from.slice(1), 3).map(({ text }) => ({ text })),
    questions: spread(from.slice(2), 3).map(({ text }) => ({
      ...{ question: `文中怎样写“${short(text, 12)}”？`, answer: text },
    })),
  }
}

/** A digest, the text it is of, and the runs it had. */
interface Planned {
  readonly text: ReadText
  readonly status: string
  readonly runs: readonly Row[]
}

const errors = ['模型超时', '正文不足500字', '模型调用过于频繁，请稍后再试'] as const

const runOf = (world: SampleWorld, index: number, runNo: number, more: Row): Row => {
  const model = oneOf(['standard', 'fast', 'standard', 'deep'], index + runNo)
  const ended = more.status === 'succeeded'
  return {
    fastReading: index + 1,
    runNo,
    trigger: runNo === 1 ? oneOf(['batch', 'batch', 'manual', 'auto'], index) : 'restart',
    parts: runNo === 1 ? PARTS : oneOf([['summary', 'points'], ['quotes'], PARTS], index),
    model,
    prompt: runNo > 1 ? oneOf(['语气更轻松一些', '要点多写数字', '金句选短的'], index) : null,
    startedAt: world.at(-2 - (index % 40) + (runNo > 1 ? 1 : 0), `1${index % 9}:${10 + index}`),
    spent: more.status === 'cancelled' ? null : 6 + ((index * 13 + runNo * 7) % 85),
    tokensIn: ended ? 2400 + index * 61 : null,
    tokensOut: ended ? 620 + index * 9 : null,
    cost: ended ? 2 + (index % 6) : null,
    adopted: false,
    before: runNo === 1 ? 'pending' : 'toReview',
    ...more,
    ...stamps(world, 2 + (index % 40), 1 + (index % 4)),
  }
}

/** Seventy runs in all: one of each, more of the older ones, some of them failed or cancelled. */
function plan(world: SampleWorld): readonly Planned[] {
  return readTexts(world)
    .slice(0, COUNT)
    .map((text, index) => {
      const status = stateOf(index)
      const run = (runNo: number, more: Row) => runOf(world, index, runNo, more)
      if (status === 'pending') return { text, status, runs: [] }
      if (status === 'failed')
        return { text, status, runs: [run(1, { status: 'failed', error: oneOf(errors, index) })] }
      const first = run(1, { status: 'succeeded', adopted: true, result: modelReading(text) })
      const again = run(2, { status: 'succeeded', result: modelReading(text, 1) })
      const failed = run(3, { status: 'failed', error: oneOf(errors, index) })
      const cancelled = run(3, { status: 'cancelled' })
      if (index < 5) return { text, status, runs: [first, again, failed] }
      if (index < 9) return { text, status, runs: [first, again, cancelled] }
      return { text, status, runs: index < 25 ? [first, again] : [first] }
    })
}

/** Forty digests of the newest articles. */
export const fastReadings = (world: SampleWorld): Row[] => {
  let runs = 0
  return plan(world).map(({ text, status, runs: own }, index) => {
    const currentRun = own.length > 0 && status !== 'failed' ? runs + 1 : null
    runs += own.length
    const out = status === 'published' || status === 'withdrawn'
    return {
      targetType: 'article',
      article: text.article,
      title: `《${[...String(text.row.title)].slice(0, 40).join('')}》快读`,
      ...(currentRun !== null && modelReading(text)),
      free: index % 5 === 0,
      currentRun,
      runs: own.length,
      views: out ? 240 + ((index * 331) % 6800) : 0,
      likes: out ? (index * 29) % 410 : 0,
      status,
      ...stamps(world, 2 + (index % 40), 1 + (index % 4)),
    }
  })
}

/** Their runs, in the order of the digests. */
export const fastReadingRuns = (world: SampleWorld): Row[] =>
  plan(world).flatMap(({ runs }) => runs)
