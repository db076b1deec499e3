import { cleanup, screen } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import type { Upload } from '../upload/uploadObject.ts'
import { extensions } from './extensions.ts'
import { writeHtml } from './html/writeHtml.ts'
import { bringFile } from './paste/broughtFiles.ts'
import { pictureUploads, type Waiting } from './pictureUploads.ts'
import { placePictures } from './strangePictures.ts'

quiet()
afterEach(cleanup)
// jsdom lays nothing out, and the editor scrolls to where one is.
const drawn = () => [new DOMRect()] as unknown as DOMRectList
beforeAll(() => {
  Range.prototype.getClientRects = drawn
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

const fileOf = (name: string) => new File([new Uint8Array(3)], name, { type: 'image/png' })

/** Uploads that end when a test says so, by the name of their file. */
function held() {
  const under = new Map<string, PromiseWithResolvers<void>>()
  const upload = vi.fn<Upload>(async ({ name, size }) => {
    const ended = Promise.withResolvers<void>()
    under.set(name, ended)
    await ended.promise
    return { url: `https://store.example.com/${name}`, name, size }
  })
  return { under, upload }
}

function editing(upload: Upload) {
  const editor = new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions: extensions({ say: ([zh]) => zh, onEdit: () => undefined }),
    content: '<p>一</p><p>二</p>',
  })
  let waiting: Waiting = { pictures: [], failed: new Map() }
  const uploads = pictureUploads({
    ...{ editor, upload: () => upload, refuse: async () => undefined, gone: '没有了' },
    onChange: (now) => {
      waiting = now
    },
  })
  editor.on('update', uploads.look)
  return { editor, uploads, waiting: () => waiting, html: () => writeHtml(editor.state.doc) }
}

test('a picture lands where it was put, wherever one writes meanwhile, three at once and in any order', async () => {
  const { under, upload } = held()
  const { editor, waiting, html } = editing(upload)
  editor.commands.setTextSelection(2)
  placePictures(
    editor,
    ['1', '2', '3', '4'].map((name) => bringFile(fileOf(`${name}.png`))),
  )
  await vi.waitFor(() => expect([...under.keys()]).toEqual(['1.png', '2.png', '3.png']))
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '写在后面')
  editor.commands.insertContentAt(1, '写在前面')
  under.get('3.png')?.resolve()
  await vi.waitFor(() => expect(under.has('4.png')).toBe(true))
  for (const name of ['4', '2', '1']) under.get(`${name}.png`)?.resolve()
  await vi.waitFor(() => expect(waiting().pictures).toEqual([]))
  expect(
    html()
      .replace(/https:\/\/store\.example\.com\//g, '')
      .replace(/ alt=""/g, ''),
  ).toBe(
    '<p>写在前面一<img src="1.png"><img src="2.png"><img src="3.png"><img src="4.png"></p><p>二写在后面</p>',
  )
})

test('a picture taken back and put there again stands at once, and is not sent twice', async () => {
  const { under, upload } = held()
  const { editor, waiting, html } = editing(upload)
  editor.commands.setTextSelection(2)
  placePictures(editor, [bringFile(fileOf('1.png'))])
  await vi.waitFor(() => expect(under.size).toBe(1))
  under.get('1.png')?.resolve()
  await vi.waitFor(() => expect(waiting().pictures).toEqual([]))
  editor.commands.undo()
  expect(html()).toBe('<p>一</p><p>二</p>')
  editor.commands.redo()
  expect(html()).toContain('https://store.example.com/1.png')
  expect(upload).toHaveBeenCalledTimes(1)
})

test('one that fails keeps its place and its reason until it is tried again or taken away', async () => {
  const { under, upload } = held()
  const { editor, uploads, waiting, html } = editing(upload)
  placePictures(editor, [bringFile(fileOf('1.png'))], 2)
  await vi.waitFor(() => expect(under.size).toBe(1))
  under.get('1.png')?.reject(new Error('断了'))
  await vi.waitFor(() => expect([...waiting().failed.values()]).toEqual(['断了']))
  expect(waiting().pictures).toHaveLength(1)
  uploads.again()
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
  expect(waiting().failed.size).toBe(0)
  uploads.drop()
  expect(waiting().pictures).toEqual([])
  expect(html()).toBe('<p>一</p><p>二</p>')
})

// jsdom decodes no pictures.
class Decoded {
  src = ''
  naturalWidth = 30
  naturalHeight = 20
  async decode() {}
}

test('a form is not sent while pictures of its text are on their way', async () => {
  vi.stubGlobal('Image', Decoded)
  const addresses = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
  const { under, upload } = held()
  const { save, container } = await renderForm(
    { body: f.richText('正文', 'Text') },
    { upload, record: { body: '<p>一</p>' } },
  )
  const page = await vi.waitFor(() => {
    const found = container.querySelector('.ProseMirror')
    if (!found) throw new Error('No editor yet')
    return found
  })
  const clipboardData = {
    getData: () => '',
    files: [fileOf('image.png')],
    types: ['Files'],
    items: [],
  }
  page.dispatchEvent(
    Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
  )
  await vi.waitFor(() => expect(under.size).toBe(1))
  expect(await save()).toBeUndefined()
  under.get('image.png')?.resolve()
  await vi.waitFor(() => expect(screen.queryByText(/正在上传/)).toBeNull())
  expect(JSON.stringify(await save())).toContain('https://store.example.com/image.png')
})
