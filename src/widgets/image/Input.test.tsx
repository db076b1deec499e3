import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import type { Upload } from '../upload/uploadObject.ts'

/** What the next pictures are; null for one that cannot be read. */
let picture: { readonly width: number; readonly height: number } | null

// jsdom decodes no pictures; a real browser does it in the journeys.
class Decoded {
  src = ''
  get naturalWidth() {
    return picture?.width
  }
  get naturalHeight() {
    return picture?.height
  }
  async decode() {
    if (!picture) throw new Error('The source image cannot be decoded.')
  }
}
const addresses = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }

quiet()
beforeEach(() => {
  picture = { width: 750, height: 1000 }
  vi.stubGlobal('Image', Decoded)
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
})
afterEach(cleanup)

const cover = f.image('封面', 'Cover', { required: true, width: 750, height: 1000 })
const png = (name = 'a.png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' })
const sent: Upload = async (file) => ({
  url: `https://store.example.com/${file.name}`,
  name: file.name,
  size: file.size,
})

test('the size a picture must have stands in the frame before one is picked', async () => {
  await renderForm({ cover }, { upload: sent })
  expect(screen.getByText('750 × 1000 px')).toBeTruthy()
  expect(screen.getByText('jpg、png、gif、webp、heic，小于2M')).toBeTruthy()
})

test('a picture is picked, sent, seen, replaced and removed', async () => {
  const { user, save } = await renderForm({ cover }, { upload: sent })
  expect(await save()).toBeUndefined()
  expect(await screen.findByText('必填')).toBeTruthy()
  await user.upload(screen.getByLabelText(/^封面/), png())
  expect((await screen.findByRole('img', { name: '封面' })).getAttribute('src')).toBe(
    'https://store.example.com/a.png',
  )
  expect(await save()).toEqual({ cover: 'https://store.example.com/a.png' })
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(screen.getByText(/已上传/).textContent).toContain('a.png · 10 B')
  await user.click(screen.getByRole('button', { name: '完成' }))
  expect(screen.queryByText(/已上传/)).toBeNull()
  await user.upload(screen.getByLabelText(/^封面/), png('b.png'))
  await screen.findByText(/b\.png/, {}, { timeout: 10_000 })
  expect(await save()).toEqual({ cover: 'https://store.example.com/b.png' })
  await user.click(screen.getByRole('button', { name: '移除封面' }))
  expect(screen.queryByRole('img')).toBeNull()
})

test('a picture of another size is refused before anything is sent, and the form stays as it was', async () => {
  const upload = vi.fn(sent)
  const { user, save } = await renderForm(
    { cover },
    { upload, record: { cover: 'https://store.example.com/old.png' } },
  )
  picture = { width: 800, height: 600 }
  await user.click(screen.getByRole('button', { name: '替换封面' }))
  await user.upload(screen.getByLabelText(/^封面/), png())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('请上传正确宽高的图片')
  expect(alert.textContent).toContain('请上传宽 750px、高 1000px的图片，这张为 800 × 600px')
  expect(screen.getByRole('button', { name: '裁剪到 750 × 1000' })).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
  expect(await save()).toEqual({ cover: 'https://store.example.com/old.png' })
  await user.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one that is too heavy, of another type or damaged is refused as well', async () => {
  const upload = vi.fn(sent)
  const { user } = await renderForm({ cover }, { upload })
  const box = screen.getByLabelText(/^封面/)
  await user.upload(box, png('heavy.png', 2048 * 1024))
  expect((await screen.findByRole('alert')).textContent).toContain('请上传小于2M的图片')
  fireEvent.drop(box, {
    dataTransfer: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] },
  })
  expect(await screen.findByText(/请上传jpg,jpeg,png,gif格式的文件/)).toBeTruthy()
  picture = null
  await user.upload(box, png('broken.png'))
  expect(await screen.findByText(/图片无法读取/)).toBeTruthy()
  expect(upload).not.toHaveBeenCalled()
})

test('a picture is dropped or pasted too', async () => {
  const { save } = await renderForm({ cover }, { upload: sent })
  fireEvent.drop(screen.getByLabelText(/^封面/), { dataTransfer: { files: [png('dropped.png')] } })
  await screen.findByRole('img', { name: '封面' })
  expect(await save()).toEqual({ cover: 'https://store.example.com/dropped.png' })
  cleanup()
  const again = await renderForm({ cover }, { upload: sent })
  fireEvent.paste(screen.getByLabelText(/^封面/), { clipboardData: { files: [png('pasted.png')] } })
  await screen.findByRole('img', { name: '封面' })
  expect(await again.save()).toEqual({ cover: 'https://store.example.com/pasted.png' })
})

test('an upload shows how far it is, says why it failed, and is tried again or left', async () => {
  let attempts = 0
  const upload: Upload = async (file, { onProgress }) => {
    onProgress?.(0.4)
    if (++attempts === 1) throw new Error('连接中断')
    return sent(file, {})
  }
  const { user } = await renderForm({ cover }, { upload })
  await user.upload(screen.getByLabelText(/^封面/), png())
  expect((await screen.findByRole('alert')).textContent).toContain('文件上传失败：连接中断')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('img', { name: '封面' })).toBeTruthy()
})

test('an upload under way can be broken off', async () => {
  const signals: AbortSignal[] = []
  const upload: Upload = (_file, { onProgress, signal }) => {
    if (signal) signals.push(signal)
    onProgress?.(0.25)
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  }
  const { user } = await renderForm({ cover }, { upload })
  await user.upload(screen.getByLabelText(/^封面/), png())
  expect(await screen.findByText('25%')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(signals[0]?.aborted).toBe(true)
  expect(screen.getByText('750 × 1000 px')).toBeTruthy()
})

test('several pictures are sent in turn, up to as many as there may be, and sorted', async () => {
  const gallery = f.images('组图', 'Gallery', { max: 3, width: 750, height: 1000 })
  const { user, save } = await renderForm(
    { gallery },
    { upload: sent, record: { gallery: ['https://store.example.com/1.png'] } },
  )
  await user.upload(
    screen.getByLabelText(/^组图/),
    ['2.png', '3.png', '4.png'].map((name) => png(name)),
  )
  await screen.findByRole('img', { name: '组图 3' })
  await user.click(screen.getByRole('button', { name: '上移组图 3' }))
  expect(await save()).toEqual({
    gallery: ['1', '3', '2'].map((name) => `https://store.example.com/${name}.png`),
  })
})
