import { describe, expect, test } from 'vitest'
import { messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { readSheet } from './readSheet.ts'
import { exampleCells, savedList, type Writer, writers } from './testing/everyKind.ts'

const today = '2026-01-01'

describe.each(Object.keys(writers) as Writer[])('a list that %s saved', (writer) => {
  test.each(Object.entries(bulkKinds))(
    '%s is read as it was meant: numbers and days of a spreadsheet, and what came out of a chat',
    async (name, kind) => {
      const { rows, notices } = await readSheet(savedList(writer, name), kind)
      const { values } = normalise(kind, exampleCells(kind), today)
      const read = rows.map(({ rowNo, cells }) => {
        const { values, findings } = normalise(kind, cells, today)
        return { rowNo, values, findings }
      })
      expect(read).toEqual([4, 5].map((rowNo) => ({ rowNo, values, findings: [] })))
      expect(notices.map((notice) => messageOf(kind, notice)[0])).toEqual([
        '表头在第3行，其上的内容未读取',
        '合计行未计入：第6行',
        ...(writers[writer] === 'csv' ? [] : ['只读取一张工作表，未读取：上月']),
      ])
    },
  )
})
