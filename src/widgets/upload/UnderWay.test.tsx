import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Field, f } from '#declare'
import { hasUploads, settledUploads } from '#src/client/uploadsUnderWay.ts'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import type { Upload } from './uploadObject.ts'

// jsdom decodes no pictures.
class Decoded {
  src = ''
  naturalWidth = 750
  naturalHeight = 1000
  async decode() {}
}
quiet()
beforeEach(() => {
  vi.stubGlobal('Image', Decoded)
  const addresses = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
})
afterEach(cleanup)

/** An upload that ends when a test says so. */
function held() {
  const ended = Promise.withResolvers<void>()
  const upload: Upload = async ({ name, size }) => {
    await ended.promise
    return { url: `https://store.example.com/${name}`, name, size }
  }
  return { upload, ...ended }
}
const fileOf = (name: string) => new File([new Uint8Array(10)], name)

/** Every kind of field that sends files, with a file it takes. */
const senders: readonly (readonly [string, Field, File])[] = [
  ['image', f.image('素材', 'Item', { width: 750, height: 1000 }), fileOf('a.png')],
  ['images', f.images('素材', 'Item', { width: 750, height: 1000 }), fileOf('a.png')],
  ['file', f.file('素材', 'Item'), fileOf('a.pdf')],
]

test.each(senders)(
  'a form with a file on its way is sent by itself once it has come: %s',
  async (_, field, file) => {
    const { upload, resolve } = held()
    const { user, save, container } = await renderForm({ item: field }, { upload })
    await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, file)
    await screen.findByRole('progressbar')
    expect(await save()).toBeUndefined()
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
    const sent = new Promise<string>((tell) =>
      container.querySelector('form')?.addEventListener('submit', () => tell('sent')),
    )
    resolve()
    expect(await sent).toBe('sent')
    expect(JSON.stringify(await save())).toContain(file.name)
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  },
)

test.each(senders)(
  'a form with a file that did not come is not sent until it is given up: %s',
  async (_, field, file) => {
    const { upload, reject } = held()
    const { user, save, container } = await renderForm({ item: field }, { upload })
    const form = container.querySelector('form') as HTMLFormElement
    await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, file)
    await screen.findByRole('progressbar')
    expect(await save()).toBeUndefined()
    reject(new Error('no'))
    expect(await settledUploads(form)).toBe(false)
    expect(await save()).toBeUndefined()
    await user.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(hasUploads(form)).toBe(false))
    expect(await save()).toBeDefined()
  },
)

test('who gives up the file a form waits for is not taken to have sent the form', async () => {
  const { upload } = held()
  const { user, save, container } = await renderForm(
    { item: f.image('素材', 'Item', { width: 750, height: 1000 }) },
    { upload },
  )
  const onSubmit = vi.fn()
  await user.upload(
    container.querySelector('input[type=file]') as HTMLInputElement,
    fileOf('a.png'),
  )
  await screen.findByRole('progressbar')
  expect(await save()).toBeUndefined()
  container.querySelector('form')?.addEventListener('submit', onSubmit)
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(onSubmit).not.toHaveBeenCalled()
})
