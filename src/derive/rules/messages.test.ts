import { expect, test } from 'vitest'
import { type Entity, type Field, isKept, type Label, type Row, wordOf } from '#declare'
import { patternWords } from '#widgets/kind/patternWords.ts'
import { kinds } from '#widgets/kinds.ts'
import { fieldProblems } from '../checkRecord.ts'
import { literalsOf } from '../literalsOf.ts'
import { nothingKnown } from '../nothingKnown.ts'
import type { Question, Situation } from '../situation.ts'
import { linkFinding } from './compare.ts'
import { labelOf } from './formatLabel.ts'
import { ruleWords } from './index.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = new Map(
  Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter(
      (one): one is Entity =>
        typeof one === 'object' && one !== null && 'fields' in one && 'moves' in one,
    )
    .map((one) => [one.name, one] as const),
)
const cases: [string, Entity][] = [...entities.values()].map((entity) => [entity.name, entity])
const now = '2026-11-23T10:00:00+08:00'

/** What an operator cannot read, in either language; what a sentence is that lost a word. */
function unreadable([zh, en]: Label): readonly string[] {
  const faults: string[] = []
  const texts: [string, string][] = [
    ['zh', zh],
    ['en', en],
  ]
  for (const [language, text] of texts) {
    const without = text.replace(/[“"「《][^”"」》]*[”"」》]/gu, '“”')
    if (text.trim() === '') faults.push(`${language}: empty`)
    if (/ {2}/.test(text)) faults.push(`${language}: two spaces`)
    if (/undefined|null|NaN|\[object|\{\w+\}/.test(text)) faults.push(`${language}: a hole`)
    if (/不符合要求|尚不满足条件|does not allow it$|not met yet$/.test(text))
      faults.push(`${language}: no reason`)
    if (/“”|""|《》|：$|: $/.test(text)) faults.push(`${language}: an empty name`)
    if (/\b[a-z]+[A-Z]\w*\b|\b\w+\.\w+[A-Z]\w*|\b[a-z]+_\w+/.test(without.replace(brands, '')))
      faults.push(`${language}: a machine's name`)
    if (/[\\^$]|\(\?:|\{\d+,?\d*\}/.test(without)) faults.push(`${language}: a pattern`)
  }
  if (/\p{Script=Han}/u.test(en.replace(/[“"][^”"]*[”"]|\{[^}]*\}/g, '')))
    faults.push('en: Chinese')
  // A word said twice over: 单位“…”已被…单位…使用 is one thing, 单位单位 another.
  if (/(\p{Script=Han}{2,})\1/u.test(zh.replace(/[“《][^”》]*[”》]|哔哩哔哩/g, '')))
    faults.push('zh: a word twice')
  return faults.map((fault) => `${fault} — ${zh} | ${en}`)
}
const brands = /\b(?:iOS|iPhone|iPad|eBook|svga|WeChat|JPush|YouTube|mp3|mp4|m4a|openId|unionId)\b/g

/** Everything that may stand in a field, so that each rule finds something to refuse. */
function rowsOf(entity: Entity): readonly Row[] {
  const full = (seed: number): Row =>
    Object.fromEntries(
      Object.entries(entity.fields).flatMap(([name, field]) => {
        const value = sampleOf(field, seed)
        return value === undefined ? [] : [[name, value] as const]
      }),
    )
  const states = Object.keys(entity.states)
  const inState = (row: Row, at: number): Row =>
    states.length > 0 ? { ...row, [entity.stateField]: states[at % states.length] } : row
  const [one, other] = [full(1), full(2)]
  const twice = Object.fromEntries(
    Object.entries(one).map(([name, value]) => [
      name,
      entity.fields[name]?.kind === 'list' && Array.isArray(value)
        ? [...value, ...value, ...value]
        : value,
    ]),
  )
  const empty = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]))
  const choices = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'choice' && field.of
      ? Object.keys(field.of).flatMap((choice) => [
          { ...one, [name]: choice },
          { ...empty, [name]: choice },
        ])
      : field.kind === 'boolean'
        ? [
            { ...one, [name]: true },
            { ...empty, [name]: true },
          ]
        : [],
  )
  return [one, other, twice, empty, ...choices].flatMap((row) =>
    states.length > 0 ? states.map((_, at) => inState(row, at)) : [row],
  )
}

function sampleOf(field: Field, seed: number): unknown {
  if (field.kind === 'list') {
    const inner = Object.entries(field.of as Entity['fields'])
    return [Object.fromEntries(inner.map(([name, one]) => [name, sampleOf(one, seed)]))]
  }
  return kinds[field.kind].sample(field as never, seed)
}

/** Whatever other records are asked for, there are some, and too many. */
function answer(question: Question): unknown {
  if (question.ask === 'rows') {
    const title = entities.get(question.of)?.title ?? 'name'
    const row = { id: 7, [title]: 'N° 7' }
    return [row, { ...row, id: 8 }, { ...row, id: 9 }]
  }
  if (question.ask === 'referrers') return []
  return question.ask === 'config' ? 1 : question.ask === 'count' ? 999_999 : 0
}

const situationOf = (entity: Entity, after: Row, before: Row | null): Situation => ({
  ...{ entity, entities, before, after, now },
  session: { acting: 'user', user: { id: 1 }, roles: ['editor'], special: new Set() },
  ...nothingKnown,
  related: (name, id) => {
    const other = entities.get(name)
    return other ? { id, [other.title]: 'N° 1' } : null
  },
  ask: answer,
})

function refusalsOf(entity: Entity): readonly Label[] {
  const said = new Map<string, Label>()
  const hear = (message: Label) => void said.set(message.join('|'), message)
  for (const row of rowsOf(entity)) {
    for (const before of [null, { ...row, id: 1 }]) {
      const situation = situationOf(entity, { ...row, id: 1 }, before)
      for (const { literal } of literalsOf(entity)) {
        if (literal.say) continue
        for (const { message } of ruleWords[wordOf(literal)].check?.(literal, situation) ?? [])
          hear(message)
      }
    }
  }
  const some = rowsOf(entity)[3] ?? {}
  for (const { message } of fieldProblems(entity.fields, some)) hear(message)
  for (const field of Object.values(entity.fields)) {
    if (isKept(field)) continue
    for (const wrong of ['格式#不对 ', -1, 9_999_999_999, [], {}, true])
      for (const message of kinds[field.kind].check(wrong, field)) hear(message)
  }
  for (const { literal } of literalsOf(entity)) if (literal.say) hear(literal.say as Label)
  return [...said.values()]
}

test.each(cases)('%s: whoever is refused can read why', (_, entity) => {
  expect(refusalsOf(entity).flatMap(unreadable).slice(0, 8)).toEqual([])
})

test('every pattern is told in words, none by an example made of it', () => {
  const patterns = cases.flatMap(([name, entity]) => patternsOf(name, entity.fields))
  expect(patterns.length).toBeGreaterThan(20)
  expect(patterns.filter(([, pattern]) => patternWords(pattern) === null)).toEqual([])
})

/** Files are told by their ending, which needs no words. */
const patternsOf = (at: string, fields: Entity['fields']): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]): [string, string][] => [
    ...(field.pattern && !field.pattern.startsWith('\\.')
      ? [[`${at}.${name}`, field.pattern] as [string, string]]
      : []),
    ...(field.kind === 'list' ? patternsOf(`${at}.${name}`, field.of as Entity['fields']) : []),
  ])

test('a price within a sale is held against the price of its goods, not against the goods', () => {
  const sale = entities.get('limitedDiscount')!
  expect(labelOf(sale, 'items.goods.price', entities)[0]).toMatch(/^商品的.*价/)
})

test('a time beyond that of another record is refused with from when to when that is', () => {
  const period = { start: '2026-12-01T00:00:00+08:00', end: '2026-12-03T00:00:00+08:00' }
  const inApp = { start: '2026-11-01T10:00:00+08:00', end: '2026-12-02T00:00:00+08:00' }
  const link = { left: 'period', comparison: 'within', right: 'discount.period' } as const
  const found = linkFinding(link, {
    ...{ entity: entities.get('pcDiscount')!, entities, before: null, now },
    ...{ after: { discount: 1, period }, ...nothingKnown, related: () => ({ period: inApp }) },
  })
  expect(found?.message[0]).toMatch(/2026-11-01 10:00.*2026-12-02/)
})
