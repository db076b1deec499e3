import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, type Resolver, useForm, useFormContext } from 'react-hook-form'
import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { type ErrorLine, errorLines } from './errorLines.ts'
import { useMended } from './useMended.ts'

/** Entries bear different names: told at the second of two that are alike. */
const resolver: Resolver<Row> = (values) => {
  const names = (values.items as readonly Row[]).map(({ name }) => name)
  const twice = names.findIndex((name, at) => names.indexOf(name) < at)
  if (twice < 0) return { values, errors: {} }
  const items: unknown[] = []
  items[twice] = { name: { type: 'rule', message: '不能重复' } }
  return { values: {}, errors: { items } as never }
}

async function formWith(items: readonly Row[]) {
  const Shell = ({ children }: { readonly children: ReactNode }) => {
    const form = useForm<Row>({ defaultValues: { items }, resolver })
    return <FormProvider {...form}>{children}</FormProvider>
  }
  const { result } = renderHook(
    () => {
      useMended(resolver)
      const form = useFormContext<Row>()
      return { ...form, lines: errorLines(form.formState.errors) }
    },
    { wrapper: Shell },
  )
  const wrong = () => result.current.lines.map(({ path }: ErrorLine) => path)
  const type = (path: string, value: string) =>
    act(async () => result.current.setValue(path as never, value as never))
  return { result, wrong, type }
}

test('an error in one entry goes when it is mended in another', async () => {
  const { result, wrong, type } = await formWith([{ name: '甲' }, { name: '甲' }])
  await act(async () => void (await result.current.trigger()))
  expect(wrong()).toEqual(['items.1.name'])
  await type('items.0.name', '乙')
  await waitFor(() => expect(wrong()).toEqual([]))
})

test('what the portal found at a list goes once the list holds something else', async () => {
  const { result, wrong, type } = await formWith([{ name: '甲' }, { name: '乙' }])
  await act(async () =>
    result.current.setError('items' as never, { type: 'portal', message: '至少 3 项' }),
  )
  expect(wrong()).toEqual(['items'])
  await new Promise((done) => setTimeout(done, 300))
  expect(wrong()).toEqual(['items'])
  await type('items.0.name', '丙')
  await waitFor(() => expect(wrong()).toEqual([]))
})
