import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { createAt, takenOver } from './createAt.ts'

const task = entity('task', ['任务', 'Task'], {
  fields: {
    title: f.text('标题', 'Title'),
    camp: f.ref('训练营', 'Camp', { to: 'camp' }),
    kind: f.choice('类型', 'Kind', { lesson: ['学课', 'Lesson'] }),
  },
})

test('a list of one camp makes its records for that camp', () => {
  const filter = { camp: 3, title: '早', kind: 'lesson' }
  expect(createAt('/tasks', takenOver(task, filter))).toBe(
    `/tasks/create?values=${encodeURIComponent('{"camp":3}')}`,
  )
})

test('a list of several camps makes an empty record', () => {
  expect(createAt('/tasks', takenOver(task, { camp: [3, 4] }))).toBe('/tasks/create')
})
