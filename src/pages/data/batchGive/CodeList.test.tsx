import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Around } from '#widgets/testing/renderForm.tsx'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { CodeList } from './CodeList.tsx'
import type { Summary } from './calls.ts'
import type { BatchStepProps } from './StepProps.ts'

afterEach(cleanup)

const codes = [
  { code: 'R13', says: 'R13', level: 'error', column: 'goods', message: '商品12不存在', count: 3 },
  { code: 'D1', says: 'D1', level: 'error', column: null, message: '与第2行重复', count: 2 },
] as unknown as Summary['codes']
const step = {
  batch: { id: 1, kind: 'readMoney', undoOf: null },
  summary: { codes, problems: 5 },
} as unknown as BatchStepProps

/** What can be done about what was found, for whoever may put it right or not. */
function deedsWhere(editable: boolean): readonly string[] {
  render(
    <Around>
      <DialogProvider>
        <CodeList {...step} chosen={null} editable={editable} onChoose={() => undefined} />
      </DialogProvider>
    </Around>,
  )
  const words = ['统一修改', '保留第一行', '逐行修改']
  return words.filter((name) => screen.queryByRole('button', { name: new RegExp(name) }))
}

test('what was found is put right for all its rows, by whoever may', () => {
  expect(deedsWhere(true)).toEqual(['统一修改', '保留第一行', '逐行修改'])
})

test('whoever may look at it only reads what was found, and sees its rows', () => {
  expect(deedsWhere(false)).toEqual([])
  screen.getByRole('button', { name: /商品12不存在/ })
})
