import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, `docs/administrators/${name}.md`), 'utf8')
const pages = ['asvs-input', 'asvs-identity', 'asvs-machinery'].map(read)
const statuses = ['满足 held', '不适用 n/a', '另定 settled', '未满足 open'] as const

/** One requirement, as its row tells it. */
interface Requirement {
  readonly number: string
  readonly level: string
  readonly asks: string
  readonly status: string
  readonly by: string
}

const requirements: readonly Requirement[] = pages
  .flatMap((text) => text.split('\n'))
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [, number = '', level = '', asks = '', status = '', by = ''] = line
      .split('|')
      .map((cell) => cell.trim())
    return { number, level, asks, status, by }
  })
/** Files a cell names: `portal/http/body.ts`. */
const filesIn = (by: string) =>
  [...by.matchAll(/`([\w./-]*[/.][\w./-]+)`/g)]
    .map(([, path]) => path as string)
    .filter((path) => !/^\/|^\.\w+$/.test(path) || path === '.dockerignore')
const isTest = (path: string) => /\.(test|journey)\.tsx?$/.test(path)
const ofStatus = (status: (typeof statuses)[number], level = '') =>
  requirements.filter((one) => one.status === status && (level === '' || one.level === level))
const numbersOf = (of: readonly Requirement[]) => of.map(({ number }) => number)

test('every requirement of levels 1 and 2 stands there once, in both languages, with a status', () => {
  expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(requirements.filter(({ level }) => level === '2')).toHaveLength(183)
  expect(new Set(numbersOf(requirements)).size).toBe(requirements.length)
  for (const { number, asks, status, by } of requirements) {
    expect(statuses, number).toContain(status)
    expect(asks, number).toMatch(/^.*[^\x20-\x7e].* · .*[a-zA-Z]/)
    expect(by, number).not.toBe('')
  }
})

test('whatever it names is there, and what is held is shown by a test', () => {
  for (const { number, by } of requirements)
    for (const path of filesIn(by))
      expect(existsSync(join(root, path)), `${number}: ${path}`).toBe(true)
  const unshown = ofStatus('满足 held').filter(({ by }) => !filesIn(by).some(isTest))
  expect(numbersOf(unshown)).toEqual([])
})

test('nothing is open; what is settled otherwise is told and counted in the overview', () => {
  expect(numbersOf(ofStatus('未满足 open'))).toEqual([])
  const overview = read('asvs')
  const told = (heading: string) => {
    const [, rest = ''] = overview.split(`## ${heading}`)
    return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- \*\*([\d.]+)\*\*/gm)].map(
      ([, one]) => one,
    )
  }
  expect(told('未满足的')).toEqual(numbersOf(ofStatus('未满足 open')))
  expect(told('另定的')).toEqual(numbersOf(ofStatus('另定 settled')))
  for (const level of ['1', '2']) {
    const all = requirements.filter((one) => one.level === level).length
    const counts = statuses.map((status) => ofStatus(status, level).length)
    expect(overview).toContain(`| ${[level, all, ...counts].join(' | ')} |`)
  }
})
