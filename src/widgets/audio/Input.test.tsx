import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import type { Upload } from '../upload/uploadObject.ts'

quiet()
afterEach(cleanup)

const fields = {
  audio: f.audio('音频', 'Audio', { fills: { duration: 'duration', size: 'size' } }),
  duration: f.duration('时长', 'Length', { required: true, min: 1 }),
  size: f.text('大小', 'Size'),
}
const sent: Upload = async ({ name, size }) => ({
  url: `https://store.example.com/${name}`,
  name,
  size,
})
const mp3 = (name: string) => new File([mp3Silence(5) as BlobPart], name, { type: 'audio/mpeg' })

test('a sound is checked, sent, played, and fills the fields beside it', async () => {
  const upload = vi.fn(sent)
  const { user, save } = await renderForm(fields, { upload })
  fireEvent.drop(screen.getByLabelText('音频'), {
    dataTransfer: { files: [new File(['x'], 'a.wav')] },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('只能上传 mp3/m4a 文件')
  expect(upload).not.toHaveBeenCalled()
  await user.upload(screen.getByLabelText('音频'), mp3('a.mp3'))
  expect(await screen.findByLabelText('播放 a.mp3')).toBeTruthy()
  expect(screen.getByText('00:05 · 19.4 KB')).toBeTruthy()
  expect(upload.mock.calls[0]?.[1].kind).toBe('audio')
  expect(await save()).toEqual({
    audio: { url: 'https://store.example.com/a.mp3', name: 'a.mp3', size: 19_864, duration: 5 },
    duration: 5,
    size: '19.4 KB',
  })
  await user.click(screen.getByRole('button', { name: '移除音频' }))
  expect(await save()).toBeUndefined()
})
