import { expect, test } from 'vitest'
import { entity, f, type Row } from '#declare'
import { inputsOf } from '../inputsOf.ts'
import { nothingKnown } from '../nothingKnown.ts'

const offered = (of: ReturnType<typeof entity>, row: Row) =>
  inputsOf(of, row, {
    entities: new Map([[of.name, of]]),
    before: null,
    now: '2026-11-21T12:00:00+08:00',
    ...nothingKnown,
  }).parent?.picker

const node = entity('node', ['节点', 'Node'], {
  fields: {
    parent: f.parent('上级', 'Parent', { to: 'node' }),
    period: f.ref('营期', 'Period', { to: 'period' }),
    kind: f.choice('类型', 'Kind', 'task', { stage: ['阶段', 'Stage'], task: ['任务', 'Task'] }),
  },
  rules: {
    tree: {
      tree: { depth: 2, by: 'kind', kinds: { stage: [], task: ['stage'] }, same: ['period'] },
    },
  },
})

test('a picker of parents offers those the record may stand under, of its own group', () => {
  expect(offered(node, { kind: 'task', period: null })).toEqual({ kind: 'stage' })
  expect(offered(node, { kind: 'task', period: 7 })).toEqual({ kind: 'stage', period: 7 })
})

test('of two levels it offers the upper one', () => {
  const group = entity('group', ['分组', 'Group'], {
    fields: { parent: f.parent('上级', 'Parent', { to: 'group' }) },
    rules: { tree: { tree: { depth: 2 } } },
  })
  expect(offered(group, {})).toEqual({ parent: null })
})
