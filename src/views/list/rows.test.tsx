import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { entity, f, type Row } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import { i18nProvider } from '../../i18n/i18nProvider.ts'
import ListSums from './ListSums.tsx'
import { RowActions } from './RowActions.tsx'

afterEach(cleanup)

const letter = entity('letter', ['信', 'Letter'], {
  title: 'subject',
  fields: {
    subject: f.text('主题', 'Subject'),
    read: f.duration('阅读时长', 'Time read'),
    heard: f.duration('收听时长', 'Time heard'),
  },
  states: { draft: ['草稿', 'Draft'], sent: ['已发送', 'Sent'] },
  list: {
    columns: ['subject'],
    sums: ['read', 'heard'],
    summed: { where: { status: 'sent' }, says: ['只算已发送的', 'Of what was sent'] },
  },
  form: [['信', 'Letter', 'subject']],
  rules: { 1: { lock: { status: 'sent' } } },
})

const admin = { user: 1, roles: ['admin'], currentRole: 'admin', special: [], rights: [] } as never
const show = (content: ReactNode, sums: readonly number[] = []) =>
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={
          { ...testDataProvider(), sums: async () => ({ sums, narrowed: true }) } as never
        }
        i18nProvider={i18nProvider('zh', () => undefined)}
      >
        {content}
      </CoreAdminContext>
    </MemoryRouter>,
  )

const actionsOf = (row: Row, edits = true) =>
  show(
    <RowActions
      entity={letter}
      row={row}
      viewer={admin as Viewer}
      perform={{} as never}
      link="/letter/1"
      edits={edits}
    />,
  )

test('a row whose record may be changed offers to edit it', () => {
  actionsOf({ id: 1, subject: '山中来信', status: 'draft' })
  screen.getByRole('link', { name: '编辑' })
})

test('a row of which nothing may be changed offers to look at it', () => {
  actionsOf({ id: 1, subject: '山中来信', status: 'sent' })
  screen.getByRole('link', { name: '查看' })
  cleanup()
  actionsOf({ id: 1, subject: '山中来信', status: 'draft' }, false)
  screen.getByRole('link', { name: '查看' })
})

test('figures that leave something out say so', async () => {
  show(<ListSums entity={letter} filter={{}} />, [60, 60])
  await screen.findByText('只算已发送的')
})

test('lengths side by side are told in one unit', async () => {
  const { container } = show(<ListSums entity={letter} filter={{}} />, [90_000, 1200])
  await screen.findByText('25 小时')
  expect([...container.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '25 小时',
    '0.3 小时',
  ])
})
