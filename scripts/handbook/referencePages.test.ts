import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { variables } from '#portal/start/variables.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }
import { referencePages } from './referencePages.ts'
import { variablesRead } from './variablesRead.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const declared = await readDeclarations()
const pages = referencePages({
  ...{ declared, sentences, errors: read('portal/core/errors.ts') },
  lock: JSON.parse(read('package-lock.json')),
})
const textOf = (name: string) => pages.find((page) => page.name === name)!.text

test('every entity stands in the reference once, with all its fields, moves and rules', () => {
  const all = pages.map(({ text }) => text).join('\n')
  for (const { name } of declared.entities) expect(all.split(`{#${name}}`)).toHaveLength(2)
  const [, raffle = ''] = all.split('{#raffle}')
  const section = raffle.slice(0, raffle.indexOf('\n## '))
  expect(section).toContain(
    '| 转盘格数 · Wheel slots | `slots` | `choice` | 必填 required；6格 `s6`、8格 `s8`',
  )
  expect(section).toContain('| 上线 · Put online | `publish` | 草稿、已暂停 → 已上线')
  expect(section).toContain('| `wheelIsWhole` | `by` `move` `see` |')
  expect(section).toContain('- `POST /api/portal/activityRaffle/{id}/testDraw`')
})

test('rights tell what each role may, and what takes more than a role', () => {
  expect(textOf('rights')).toMatch(/\| 后台用户 · Portal user \| 看增改删导出 \| .* \| .*管理员/)
  expect(textOf('rights')).toContain('标记已退款：有“退款标记”权限的人')
  expect(textOf('rights')).toContain('| 批量复核 · Approve bulk | `approve` |')
})

test('messages have the codes of answers and of lists, and what rules say', () => {
  expect(textOf('messages')).toMatch(/\| `40001` \| 422 \| refused by checks/)
  expect(textOf('messages')).toContain('| `F7` | 文件没有数据行 · The file has no data rows |')
  expect(textOf('messages')).toContain(
    '| `raffle#wheelIsWhole` | 还没有兜底奖 · There is no fallback award yet',
  )
})

test('every variable that a portal reads is described once, and nothing that it does not read', () => {
  expect(Object.keys(variables).toSorted()).toEqual(variablesRead())
  for (const { means } of Object.values(variables)) expect(means.every(Boolean)).toBe(true)
  const secrets = Object.keys(variables).filter((name) => /SECRET$|_KEY$|PASSWORD$/.test(name))
  const open = secrets.filter((name) => !variables[name]?.secret)
  // Keys that only name an application.
  expect(open.toSorted()).toEqual(['JPUSH_APP_KEY', 'SPEECH_APP_KEY'])
  expect(textOf('settings')).toContain('| `DRAIN_SECONDS` |')
})

test('every variable that a portal reads is told to administrators', () => {
  const names = variablesRead()
  expect(names.length).toBeGreaterThan(50)
  const told = ['settings', 'services', 'company-sign-in']
    .map((name) => read(`docs/administrators/${name}.md`))
    .join('\n')
  expect(names.filter((name) => !told.includes(`\`${name}`))).toEqual([])
  expect(textOf('settings')).toContain('`refund.secondPersonFen`')
})
