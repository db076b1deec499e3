import { expect, test } from 'vitest'
import { f, type Label } from '#declare'
import type { Upload } from '#widgets/upload/uploadObject.ts'
import { type BatchPicture, pictureBatch, withPictures } from './pictureBatch.ts'

const file = (name: string) => new File([name], name)
const narrow: Label = ['请上传宽 1125px 的图片', 'Please upload width 1125 px']
const fields = {
  imageUrl: f.image('图片', 'Picture', { width: 1125 }),
  caption: f.text('图注', 'Caption'),
}

function begun({
  room = 60,
  taken = [] as string[],
  upload,
}: {
  room?: number
  taken?: string[]
  upload?: Upload
} = {}) {
  let pictures: readonly BatchPicture[] = []
  const sent: string[] = []
  const usual: Upload = async ({ name, size }, { onProgress }) => {
    sent.push(name)
    onProgress?.(0.5)
    return { url: `/masthead/${name}`, name, size }
  }
  const batch = pictureBatch({
    ...{ room, taken, upload: upload ?? usual },
    look: async (file) => ({ file, fault: file.name.startsWith('narrow') ? narrow : undefined }),
    onChange: (now) => {
      pictures = now
    },
  })
  const told = () => pictures.map(({ file: { name }, at, why }) => [name, at, why?.[1] ?? null])
  return { batch, sent, told, pictures: () => pictures }
}

test('atlas.batchUpload appends the good ones in the order of their file names and names those it refuses', async () => {
  const { batch, sent, told, pictures } = begun()
  await batch.take(['10.jpg', 'narrow.jpg', '2.jpg', '1.jpg'].map(file))
  expect(told()).toEqual([
    ['1.jpg', 'done', null],
    ['2.jpg', 'done', null],
    ['10.jpg', 'done', null],
    ['narrow.jpg', 'refused', 'Please upload width 1125 px'],
  ])
  expect(sent).not.toContain('narrow.jpg')
  const kept = { imageUrl: '/masthead/0.jpg', caption: '雪线' }
  const next = withPictures([kept], pictures(), { fields, picture: 'imageUrl' })
  expect(next).toEqual([
    kept,
    ...['1', '2', '10'].map((name) => ({ imageUrl: `/masthead/${name}.jpg`, caption: null })),
  ])
})

test('atlas.batchUpload sends no more than the list holds, and no picture twice', async () => {
  const { batch, told } = begun({ room: 2, taken: ['/masthead/1.jpg'] })
  await batch.take(['1.jpg', '2.jpg', '3.jpg'].map(file))
  expect(told()).toEqual([
    ['1.jpg', 'refused', 'The same as another one of the list'],
    ['2.jpg', 'done', null],
    ['3.jpg', 'refused', 'The list is full: not sent'],
  ])
})

test('atlas.batchUpload keeps what arrived when one fails on its way, and sends that again', async () => {
  let fails = true
  const upload: Upload = async ({ name, size }) => {
    if (fails && name === '2.jpg') throw new Error('connection lost')
    return { url: `/masthead/${name}`, name, size }
  }
  const { batch, told, pictures } = begun({ upload })
  await batch.take(['1.jpg', '2.jpg'].map(file))
  expect(told()).toEqual([
    ['1.jpg', 'done', null],
    ['2.jpg', 'failed', 'connection lost'],
  ])
  fails = false
  await batch.again(pictures()[1]!.key)
  expect(told()[1]).toMatchObject(['2.jpg', 'done', expect.anything()])
  batch.drop(pictures()[0]!.key)
  expect(told()).toHaveLength(1)
})
