import { expect, test, vi } from 'vitest'
import type { Label, StoredFile } from '#declare'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { forgetful } from '../upload/tray/keeper.ts'
import { objectSender } from '../upload/tray/objectSender.ts'
import { trayField } from '../upload/tray/trayField.ts'
import { uploadTray } from '../upload/tray/uploadTray.ts'
import type { Upload } from '../upload/uploadObject.ts'
import { audioUploads, soundOf } from './audioUploads.ts'

const mp3 = (name: string, seconds = 2) => new File([mp3Silence(seconds) as BlobPart], name)
const sent: Upload = async (file) => ({
  url: `https://store.example.com/${file.name}`,
  name: file.name,
  size: file.size,
})

function uploading(upload: Upload = sent, taken: readonly string[] = [], form = false) {
  const done: StoredFile[] = []
  const refuse = ({ name }: File): Label | undefined =>
    /\.(mp3|m4a)$/.test(name) ? undefined : [`${name} 不是`, `${name} is none`]
  const tray = uploadTray({ keeper: forgetful, senders: { object: objectSender(upload) } })
  const field = trayField(
    tray,
    () => null,
    (sound) => void done.push(soundOf(sound)),
  )
  const uploads = audioUploads({
    ...{ tray, field, refuse, form },
    taken: () => taken,
    onChange: () => {},
  })
  const idle = () => vi.waitFor(() => expect([uploads.looking(), field.items()]).toEqual([[], []]))
  return { uploads, tray, field, done, idle }
}

test('many sounds come in the natural order of their names, with length and size', async () => {
  const { uploads, done, idle } = uploading()
  uploads.take([mp3('第10集.mp3'), mp3('第2集.mp3', 5), mp3('第1集.mp3')])
  expect(uploads.total()).toMatchObject({ count: 3, arrived: 0, share: 0 })
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['第1集.mp3', '第2集.mp3', '第10集.mp3'])
  expect(done[1]).toEqual({
    url: 'https://store.example.com/第2集.mp3',
    name: '第2集.mp3',
    size: mp3Silence(5).length,
    duration: 5,
  })
})

test('numerals count as digits do', async () => {
  const { uploads, done, idle } = uploading()
  uploads.take([mp3('第十二集.mp3'), mp3('第十集.mp3'), mp3('第九集.mp3')])
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['第九集.mp3', '第十集.mp3', '第十二集.mp3'])
})

test('the whole batch tells its size and how much of it is sent', async () => {
  const gates: (() => void)[] = []
  const upload: Upload = async (file, options) => {
    options.onProgress?.(0.5)
    await new Promise<void>((resolve) => void gates.push(resolve))
    return sent(file, options)
  }
  const { uploads } = uploading(upload)
  uploads.take([mp3('a.mp3'), mp3('b.mp3')])
  const size = 2 * mp3Silence(2).length
  await vi.waitFor(() => expect(uploads.total()).toMatchObject({ size, share: 0.5 }))
  gates[0]?.()
  await vi.waitFor(() => expect(uploads.total()).toMatchObject({ size, share: 0.75, arrived: 1 }))
})

test('a name that is there already is refused, as is one twice in a batch', async () => {
  const { uploads, done, idle } = uploading(sent, ['a.mp3'])
  uploads.take([mp3('a.mp3'), mp3('b.mp3'), mp3('b.mp3', 3)])
  expect(uploads.refusals().map(([zh]) => zh)).toEqual([
    '请勿上传重复文件：a.mp3',
    '请勿上传重复文件：b.mp3',
  ])
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['b.mp3'])
})

test('a renamed program and an empty file are refused, and nothing of them is sent', async () => {
  const upload = vi.fn(sent)
  const { uploads, done, idle } = uploading(upload)
  const exe = new File([new Uint8Array(4000).fill(0x4d)], 'setup.mp3')
  uploads.take([exe, new File([], 'leer.m4a'), new File(['x'], 'a.wav')])
  await idle()
  expect(uploads.refusals().map(([zh]) => zh)).toEqual([
    'a.wav 不是',
    expect.stringContaining('“leer.m4a”：文件是空的'),
    expect.stringContaining('“setup.mp3”：文件内容不是 mp3 音频'),
  ])
  expect(upload).not.toHaveBeenCalled()
  expect(done).toEqual([])
})

test('one that fails stays with its reason and is tried again; the others go on', async () => {
  const upload = vi.fn<Upload>(sent).mockRejectedValueOnce(new Error('AccessDenied'))
  const { uploads, tray, field, done, idle } = uploading(upload)
  uploads.take([mp3('a.mp3'), mp3('b.mp3')])
  await vi.waitFor(() => expect(done).toHaveLength(1))
  const [failed] = field.items()
  expect(failed).toMatchObject({
    name: 'a.mp3',
    at: 'failed',
    message: ['AccessDenied', 'AccessDenied'],
  })
  tray.resume(String(failed?.id))
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['b.mp3', 'a.mp3'])
})

test('one that is given up is not told as arrived', async () => {
  const upload: Upload = (_file, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const { uploads, tray, field, done, idle } = uploading(upload)
  uploads.take([mp3('a.mp3')])
  await vi.waitFor(() => expect(field.items()[0]?.at).toBe('sending'))
  tray.giveUp(String(field.items()[0]?.id))
  await idle()
  expect(done).toEqual([])
})

test('one that failed gives way: chosen again it is another try, and it is told of no more once the field is filled', async () => {
  let isRefused = true
  const upload: Upload = async (file, options) => {
    if (isRefused) throw Object.assign(new Error('no'), { label: ['不收', 'Not taken'] })
    return sent(file, options)
  }
  const { uploads, tray, field, done, idle } = uploading(upload)
  const failed = () =>
    vi.waitFor(() => expect(field.items().map(({ at }) => at)).toEqual(['failed']))
  uploads.take([mp3('a.mp3')])
  await failed()
  uploads.take([mp3('a.mp3')])
  await failed()
  expect(uploads.refusals()).toEqual([])
  field.dismiss()
  expect(tray.items()).toEqual([])
  isRefused = false
  uploads.take([mp3('a.mp3')])
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['a.mp3'])
})

test('where a field asks for it the signed form is used', async () => {
  const upload = vi.fn(sent)
  const { uploads, idle } = uploading(upload, [], true)
  uploads.take([mp3('a.mp3')])
  await idle()
  expect(upload.mock.calls[0]?.[1]).toMatchObject({ kind: 'audio', form: true })
})

test('a large sound goes in parts, so that a lost line costs none of it, and goes on when the line is back', async () => {
  let isLost = true
  const upload = vi.fn<Upload>(async (file, options) => {
    if (isLost) throw Object.assign(new Error('No answer'), { status: -1 })
    return sent(file, options)
  })
  const { uploads, tray, field, done, idle } = uploading(upload, [], true)
  uploads.take([mp3('大.mp3', 2000), mp3('小.mp3')])
  await vi.waitFor(() => expect(field.items().map(({ at }) => at)).toEqual(['lost', 'lost']))
  expect(field.items().map(({ whole = false }) => whole)).toEqual([false, true])
  isLost = false
  tray.goOn()
  await idle()
  expect(done.map(({ name }) => name)).toEqual(['大.mp3', '小.mp3'])
  const forms = upload.mock.calls.map(([{ name }, { form = false }]) => [name, form])
  expect(forms.slice(-2)).toEqual([
    ['大.mp3', false],
    ['小.mp3', true],
  ])
})
