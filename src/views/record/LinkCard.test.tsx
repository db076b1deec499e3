import { render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { wenboSubject } from '#resources/museum/wenboSubject.ts'
import { i18nProvider } from '../../i18n/i18nProvider.ts'
import LinkCard from './LinkCard.tsx'

test('a stand-in for a code says that it is one, and can be taken along as either kind of picture', () => {
  const { says } = wenboSubject.actions.qrCode!
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider('zh', () => {})}>
        <LinkCard address="https://m.example.com/wenbo/subject/1" title="良渚" says={says} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  expect(screen.getByText(/不是小程序码/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '下载 PNG' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '下载 SVG' })).toBeTruthy()
})
