import { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, Form, testDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Field, Language, Row } from '#declare'
import { i18nProvider } from '#src/i18n/i18nProvider.ts'
import type { Hint } from '../input/InputProps.ts'
import { inputOf } from '../inputs.tsx'
import { EntitiesContext, type FindEntity } from '../reference/EntitiesContext.ts'
import { UploadContext } from '../upload/UploadContext.ts'
import type { Upload } from '../upload/uploadObject.ts'

export interface World {
  readonly language?: Language
  readonly records?: { readonly [entity: string]: readonly Row[] }
  readonly upload?: Upload
  /** What stands around the form beside that. */
  readonly around?: (form: ReactNode) => ReactNode
}
const findNothing: FindEntity = (name) =>
  name === 'nothing'
    ? undefined
    : { label: ['作者', 'Author'], title: 'name', path: name, image: 'avatar', parent: 'parent' }

/** What stands around every widget: the reader's language, records to refer to, a store to upload to. */
export function Around({
  language = 'zh',
  records = {},
  upload,
  around = (form) => form,
  children,
}: World & { readonly children: ReactNode }) {
  return (
    <CoreAdminContext
      dataProvider={providerOf(records)}
      i18nProvider={i18nProvider(language, () => undefined)}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <EntitiesContext value={findNothing}>
        {upload ? (
          <UploadContext value={upload}>{around(children)}</UploadContext>
        ) : (
          around(children)
        )}
      </EntitiesContext>
    </CoreAdminContext>
  )
}

function providerOf(records: NonNullable<World['records']>) {
  const all = (entity: string) => [...(records[entity] ?? [])]
  return testDataProvider({
    getOne: async (entity, { id }) => ({
      data: all(entity).find((one) => one.id === Number(id)) as never,
    }),
    // What an action finds are the records of its name.
    action: async (_entity: string, _id: number | null, name: string) => ({
      words: all(name).map((one) => one.word),
    }),
    // A record that is closed exists, but is not offered where one picks.
    getList: async (entity, { filter, meta }) => {
      const data = all(entity).filter(
        ({ name, closed }) =>
          (!filter.q || String(name).includes(filter.q)) && !(closed && meta?.pick === 'offered'),
      )
      return { data: data as never[], total: data.length }
    },
    getMany: async (entity, { ids, meta }) => ({
      data: all(entity).filter(
        ({ id, gone }) => ids.includes(id as number) && (!gone || meta?.gone),
      ) as never[],
    }),
  })
}

/** A form of some fields; `save` gives what would be sent, or undefined where the form refused. */
export async function renderForm(
  fields: { readonly [name: string]: Field },
  {
    record = {},
    hints = {},
    checked = 'sent',
    ...world
  }: World & {
    record?: Row
    hints?: { readonly [name: string]: Hint }
    /** When an input is looked at: with the whole form as it is sent, or as the form of a record does, once it is left. */
    checked?: 'sent' | 'left'
  } = {},
) {
  const sent = vi.fn<(values: Row) => void>()
  const user = userEvent.setup()
  const shown = render(
    <Around {...world}>
      <Form
        mode={checked === 'left' ? 'onTouched' : 'onSubmit'}
        record={record as never}
        onSubmit={sent as never}
      >
        {Object.entries(fields).map(([name, field]) => {
          const Input = inputOf(field.kind)
          return <Input key={name} source={name} field={field} record={record} hint={hints[name]} />
        })}
        <button type="submit">SAVE</button>
      </Form>
    </Around>,
  )
  // Inputs that are loaded when they are first needed.
  await vi.waitFor(() => {
    if (shown.container.querySelector('.field-awaited'))
      throw new Error('An input is still being loaded')
  }, 15_000)
  await act(async () => undefined)
  const save = async (): Promise<Row | undefined> => {
    sent.mockClear()
    await user.click(shown.getByText('SAVE'))
    await act(async () => undefined)
    return sent.mock.calls[0]?.[0]
  }
  return { ...shown, user, save }
}
