import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Around } from '../testing/renderForm.tsx'
import { LookContext } from './LookContext.ts'
import { lookAtSheet } from './lookAtSheet.ts'
import { noSpreadsheet, type Spreadsheet } from './Spreadsheet.ts'
import { SpreadsheetBox } from './SpreadsheetBox.tsx'

let given: Spreadsheet = noSpreadsheet
const sent: string[] = []

function Box() {
  const [value, setValue] = useState(noSpreadsheet)
  given = value
  return <SpreadsheetBox value={value} onChange={setValue} hint="csv" withRange />
}

const open = () => {
  given = noSpreadsheet
  sent.length = 0
  render(
    <Around
      upload={async (file) => {
        sent.push(file.name)
        return { url: `/masthead/${sent.length}.csv`, name: file.name, size: file.size }
      }}
    >
      <LookContext value={async (file) => lookAtSheet(new Uint8Array(await file.arrayBuffer()))}>
        <Box />
      </LookContext>
    </Around>,
  )
  return userEvent.setup({ applyAccept: false })
}
const list = (name = '名单.csv', text = '手机号\n19900000001\n19900000002') =>
  new File([text], name)

test('ready, finished with the address, and ready again; one file is on the list once', async () => {
  const user = open()
  await user.upload(screen.getByLabelText(/拖入表格/), list())
  await screen.findByText('名单.csv')
  screen.getByText(/2 行/)
  expect(given).toMatchObject({ dataUrl: '/masthead/1.csv', dataStatus: 'finished' })
  await user.upload(screen.getByLabelText(/换一个表格/), list())
  await screen.findByText('“名单.csv”已在列表中，没有重复添加')
  expect(sent).toEqual(['名单.csv'])
  await user.upload(screen.getByLabelText(/换一个表格/), list('坏.csv', 'MZ\u0000\u0001'))
  await screen.findByText('文件无法读取，请确认未加密、未损坏')
  // Nothing earlier stands under the refusal as though it were what was given.
  expect(given).toMatchObject({ dataUrl: '', file: null })
  await user.upload(screen.getByLabelText(/拖入表格/), list())
  await screen.findByText('名单.csv')
  expect(given).toMatchObject({ dataUrl: '/masthead/2.csv', dataStatus: 'finished' })
  await user.click(screen.getByRole('button', { name: /完成/ }))
  expect(given).toMatchObject({ dataUrl: '', dataStatus: 'ready', file: null })
})

test('a list that was put right is taken though its name and its size are the same', async () => {
  const user = open()
  await user.upload(screen.getByLabelText(/拖入表格/), list())
  await screen.findByText('名单.csv')
  await user.upload(
    screen.getByLabelText(/换一个表格/),
    list('名单.csv', '手机号\n19900000001\n19900000003'),
  )
  await vi.waitFor(() => expect(sent).toEqual(['名单.csv', '名单.csv']))
  expect(screen.queryByText(/没有重复添加/)).toBeNull()
})

test('a range is given as the old calls take it, once both ends are right', async () => {
  const user = open()
  await user.type(screen.getByLabelText('开始时间'), '2026-11-01 00:00:00')
  await user.type(screen.getByLabelText('结束时间'), '2026-10-01 00:00:00')
  await user.tab()
  await screen.findByText('结束时间应晚于开始时间')
  expect(given.range).toBe(null)
  await user.clear(screen.getByLabelText('结束时间'))
  await user.type(screen.getByLabelText('结束时间'), '2026-11-21 08:30:00')
  await user.tab()
  expect(given.range).toEqual({ startTime: '2026-11-01 00:00:00', endTime: '2026-11-21 08:30:00' })
})

test('cells copied from a spreadsheet are pasted as a list', async () => {
  open()
  const clipboardData = { files: [], getData: () => '手机号\t备注\n19900000001\t补偿' }
  fireEvent.paste(screen.getByLabelText(/拖入表格/), { clipboardData })
  await screen.findByText('粘贴的表格.csv')
  screen.getByText(/1 行/)
  screen.getByText('手机号、备注')
  expect(given).toMatchObject({ dataStatus: 'finished', file: { name: '粘贴的表格.csv' } })
})
