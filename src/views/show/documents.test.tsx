import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Entity, entity, f } from '#declare'
import { EntitiesContext, type FindEntity } from '#widgets/reference/EntitiesContext.ts'
import { quiet } from '#widgets/testing/quiet.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { Kept } from '../form/Sections.tsx'
import { Facts } from './Facts.tsx'

quiet()
afterEach(cleanup)

const contract = entity('contract', ['合同', 'Contract'], {
  path: 'contract',
  fields: {
    scan: f.file('扫描件', 'Scan', { readOnly: true }),
    book: f.file('书', 'Book', { givenBy: 'download' }),
    papers: f.list('附件', 'Papers', 9, {
      name: f.text('名称', 'Name'),
      file: f.file('文件', 'File'),
    }),
  },
}) as Entity
const file = (name: string) => ({ url: `/masthead/private/${name}`, name, size: 2048 })
const record = {
  ...{ id: 7, scan: file('扫描.pdf'), book: file('书.epub') },
  papers: [
    { name: '甲', file: null },
    { name: '乙', file: file('乙.pdf') },
  ],
}

test('a document of a record that is read is asked for, wherever it stands in it or in a list: its own address leads nowhere', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(String(url)).replace(/^.*\/api/, ''))
    return Response.json({ code: 40300, message: '不可下载', data: {} })
  })
  const find: FindEntity = () => ({ label: ['合同', 'Contract'], title: 'id', path: 'contract' })
  const { container } = await act(async () =>
    render(
      <Around>
        <EntitiesContext value={find}>
          <Facts entity={contract} record={record} names={['book', 'papers']} />
          <Kept entity={contract} record={record} name="scan" />
          <FieldCell entity={contract} name="scan" field={contract.fields.scan!} record={record} />
        </EntitiesContext>
      </Around>,
    ),
  )
  expect(container.querySelector('a')).toBeNull()
  expect(await screen.findAllByText('扫描.pdf')).toHaveLength(2)
  for (const name of ['书.epub', '乙.pdf']) expect(screen.getByText(name)).toBeTruthy()
  // What an action hands out alone is not offered here.
  const buttons = screen.getAllByRole('button', { name: '下载' })
  expect(buttons).toHaveLength(3)
  for (const button of buttons) await userEvent.click(button)
  expect(await screen.findAllByRole('alert')).toHaveLength(3)
  expect(asked).toEqual([
    expect.stringContaining('contract/7/file?at=papers.1.file'),
    expect.stringContaining('contract/7/file?at=scan'),
    expect.stringContaining('contract/7/file?at=scan'),
  ])
})
