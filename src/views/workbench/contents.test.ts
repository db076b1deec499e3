import { describe, expect, test } from 'vitest'
import { arrangedBy, isMatterOf, type Line, linesOf, movedLines } from './contents.ts'

const headings = [
  { id: 1, name: '封面故事' },
  { id: 2, name: '社会' },
  { id: 3, name: '专栏' },
]
const rows = [
  { id: 11, column: 2 },
  { id: 12, column: 1 },
  { id: 13, column: 2 },
]
const read = (lines: readonly Line[]) =>
  lines.map((line) => (line.kind === 'heading' ? line.heading.name : Number(line.row.id)))
const lines = linesOf(rows, headings, 'column')

test('contents stand under their headings, in the order of the first of each, empty headings last', () => {
  expect(read(lines)).toEqual(['社会', 11, 13, '封面故事', 12, '专栏'])
})

test('a heading that is not offered any more still heads its contents', () => {
  expect(read(linesOf([{ id: 1, column: 9 }], headings, 'column'))).toEqual([
    '#9',
    1,
    '封面故事',
    '社会',
    '专栏',
  ])
})

describe('a content that is moved', () => {
  test('stands at its new place under the same heading', () => {
    const moved = movedLines(lines, 2, 1)
    expect(read(moved)).toEqual(['社会', 13, 11, '封面故事', 12, '专栏'])
    expect(arrangedBy(moved, 'column')).toEqual({ ids: [13, 11, 12], moved: [] })
  })
  test('comes under the heading it is dropped below, an empty one too', () => {
    const moved = movedLines(lines, 1, 5)
    expect(read(moved)).toEqual(['社会', 13, '封面故事', 12, '专栏', 11])
    expect(arrangedBy(moved, 'column')).toEqual({
      ids: [13, 12, 11],
      moved: [{ row: rows[0], heading: 3 }],
    })
  })
  test('never stands above the first heading', () => {
    expect(read(movedLines(lines, 4, 0))).toEqual(['社会', 12, 11, 13, '封面故事', '专栏'])
  })
})

test('a heading takes its contents along, down and up', () => {
  const down = movedLines(lines, 0, 4)
  expect(read(down)).toEqual(['封面故事', 12, '社会', 11, 13, '专栏'])
  expect(arrangedBy(down, 'column')).toEqual({ ids: [12, 11, 13], moved: [] })
  expect(read(movedLines(lines, 3, 1))).toEqual(['封面故事', 12, '社会', 11, 13, '专栏'])
})

test('what others do to contents elsewhere is no matter of a workbench, unless they bring them here', () => {
  const change = { entity: 'article', id: 40, by: 2, byName: '同事', fields: ['body'] } as const
  const shown = new Set([11, 12])
  const matters = (one: object) =>
    isMatterOf({ ...change, kind: 'changed', ...one }, shown, 'issue')
  expect(matters({})).toBe(false)
  expect(matters({ id: 11 })).toBe(true)
  expect(matters({ id: 12, kind: 'removed', fields: [] })).toBe(true)
  expect(matters({ fields: ['issue'] })).toBe(true)
  expect(matters({ kind: 'made', fields: [] })).toBe(true)
})
