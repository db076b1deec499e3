import { act, configure, render, screen } from '@testing-library/react'
import { CoreAdminContext, Form, type GetListParams } from 'ra-core'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { issue } from '#resources/magazines/issue.ts'
import { i18nProvider } from '../../i18n/i18nProvider.ts'
import RelatedFacts from './RelatedFacts.tsx'

// The declaration of what is shown is loaded when it is wanted.
configure({ asyncUtilTimeout: 8000 })

const asked: unknown[] = []
const period = { id: 4, magazine: 7, enabled: true, effectiveFrom: '2026-11-01', vipDays: 9 }
const dataProvider = {
  getList: async (name: string, { filter }: GetListParams) => {
    asked.push([name, filter])
    return { data: [period], total: 1 }
  },
}

/** What stands beside the form of an issue with these values. */
const beside = (record: object) =>
  act(
    async () =>
      void render(
        <MemoryRouter>
          <CoreAdminContext
            dataProvider={dataProvider as never}
            i18nProvider={i18nProvider('zh', () => {})}
          >
            <Form record={record}>
              <Suspense fallback={null}>
                <RelatedFacts action={issue.actions.protection!} record={record as never} />
              </Suspense>
            </Form>
          </CoreAdminContext>
        </MemoryRouter>,
      ),
  )

test('the form of an issue shows the protection in force for its magazine, and leads to it', async () => {
  await beside({ magazine: 7, title: '大运河' })
  await screen.findByRole('heading', { name: '现行保护期' })
  expect(screen.getByText('VIP会员保护天数').nextSibling?.textContent).toBe('9')
  expect(asked).toEqual([['protectionPeriod', { magazine: 7 }]])
  expect(decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '')).toContain(
    '{"magazine":7}',
  )
})

test('before a magazine is chosen nothing is asked for', async () => {
  asked.length = 0
  await beside({ title: '大运河' })
  expect([asked, screen.queryByRole('heading')]).toEqual([[], null])
})
