import { describe, expect, test } from 'vitest'
import { type Cue, cuesOf, toSrt, toVtt } from './subtitles.ts'
import { corrected, paragraphsOf, textOf, type Word, wordAt } from './transcript.ts'

/** Words said one behind the other, a third of a second each. */
const said = (texts: readonly string[], from = 0): Word[] =>
  texts.map((text, at) => ({ text, start: from + at / 3, end: from + (at + 1) / 3 }))

describe('a transcript', () => {
  test('begins a paragraph after a silence, and with the sentence where one grows long', () => {
    const first = said(['城墙', '下', '的', '渡口。'])
    const second = said(['后来', '桥', '通了。'], 4)
    expect(paragraphsOf([...first, ...second]).map(textOf)).toEqual([
      '城墙下的渡口。',
      '后来桥通了。',
    ])
    const long = said(Array.from({ length: 60 }, (_, at) => (at % 10 === 9 ? '完了。' : '说话')))
    expect(paragraphsOf(long).map((one) => textOf(one).length)).toEqual([126])
    expect(paragraphsOf([...long, ...said(['又起'], 20)]).length).toBe(2)
    expect(paragraphsOf([])).toEqual([])
  })

  test('parts words of Latin letters, and those of Chinese not', () => {
    expect(textOf({ words: said(['听', 'Blue', 'Note', '的', '现场', '2024', '年']) })).toBe(
      '听Blue Note的现场2024年',
    )
  })

  test('put right, keeps when the words that stayed are heard', () => {
    const paragraph = { words: said(['城强', '下', '的', '杜口。']) }
    const right = corrected(paragraph, '城墙下的渡口。')
    expect(textOf(right)).toBe('城墙下的渡口。')
    expect(right.words.find(({ text }) => text === '下')).toMatchObject({
      start: expect.closeTo(1 / 3, 1),
    })
    expect(right.words[0]!.start).toBe(0)
    expect(right.words.at(-1)!.end).toBeCloseTo(4 / 3)
    const one = corrected(paragraph, '城强下的渡口。')
    expect(one.words.slice(0, 3)).toEqual(paragraph.words.slice(0, 3))
    expect(one.words.slice(3)).toEqual([
      { text: '渡', start: 1, end: expect.closeTo(1.111, 2) },
      { text: '口。', start: expect.closeTo(1.111, 2), end: expect.closeTo(1.333, 2) },
    ])
    expect(corrected(paragraph, '').words).toEqual([])
    expect(corrected(paragraph, '城强下的杜口。')).toBe(paragraph)
  })

  test('tells which word is heard', () => {
    const paragraphs = paragraphsOf([...said(['城墙', '下。'], 1), ...said(['后来'], 9)])
    expect(wordAt(paragraphs, 0.5)).toBeUndefined()
    expect(wordAt(paragraphs, 1.4)?.text).toBe('下。')
    expect(wordAt(paragraphs, 5)?.text).toBe('下。')
    expect(wordAt(paragraphs, 9)?.text).toBe('后来')
  })
})

/** Reads subtitles as players do: blocks, a line of times with either sign, text to the next empty line. */
function readBack(file: string): Cue[] {
  const seconds = (stamp: string) => {
    const [, h, m, s, ms] = /^(\d\d):(\d\d):(\d\d)[,.](\d{3})$/.exec(stamp)!
    return Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000
  }
  return file
    .replace(/^WEBVTT\n\n/, '')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [number, times = '', ...text] = block.trim().split('\n')
      expect(number).toMatch(/^\d+$/)
      const [start = '', end = ''] = times.split(' --> ')
      return { start: seconds(start), end: seconds(end), text: text.join('\n') }
    })
}

describe('subtitles', () => {
  const words = said([
    ...[
      '县城',
      '的',
      '老街上，',
      '开了',
      '一家',
      '咖啡馆。',
      '老板',
      '姓',
      '林，',
      '从前',
      '修表。',
    ],
    ...['A<B', '&', 'C'],
  ])
  const cues = cuesOf(paragraphsOf(words))

  test('are lines one can read, none over the next', () => {
    expect(cues.map(({ text }) => text)).toEqual([
      '县城的老街上',
      '开了一家咖啡馆',
      '老板姓林，从前修表',
      'A<B&C',
    ])
    for (const [at, { start, end }] of cues.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual((cues[at + 1]?.start ?? 99) + 0.001)
    }
  })

  test.each([
    ['SubRip', toSrt, ','],
    ['WebVTT', toVtt, '.'],
  ])('as %s are read back as they were', (_, write, sign) => {
    const file = write(cues)
    expect(file).toContain(`00:00:00${sign}000 --> `)
    const read = readBack(file.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
    expect(read.map(({ text }) => text)).toEqual(cues.map(({ text }) => text))
    for (const [at, cue] of read.entries()) {
      expect(cue.start).toBeCloseTo(cues[at]!.start, 3)
      expect(cue.end).toBeCloseTo(cues[at]!.end, 3)
    }
    expect(write([])).toBe(sign === '.' ? 'WEBVTT\n\n' : '')
  })

  test('of hours say so', () => {
    expect(toSrt([{ start: 3723.4567, end: 3725, text: '尾声' }])).toBe(
      '1\n01:02:03,457 --> 01:02:05,000\n尾声\n',
    )
  })
})
