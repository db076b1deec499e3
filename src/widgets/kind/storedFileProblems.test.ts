import { expect, test } from 'vitest'
import { f } from '#declare'
import { nameProblems } from './storedFileProblems.ts'

const field = f.file('附件', 'File')

test.each([
  '图\u202egpj.pdf',
  '../../etc/passwd',
  'a\u0007.pdf',
  '..\\a.pdf',
  `${'长'.repeat(256)}.pdf`,
])('a name that misleads is refused: %j', (name) => {
  expect(nameProblems(name, field, {})[0]?.[1]).toContain('rename the file')
})

test.each(['结算单-A/B..2026.xlsx', '…终稿(1).pdf', 'résumé 😀.pdf'])(
  'any other is taken: %s',
  (name) => {
    expect(nameProblems(name, field, {})).toEqual([])
  },
)
