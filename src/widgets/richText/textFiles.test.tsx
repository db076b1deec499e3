import { cleanup, screen } from '@testing-library/react'
import { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { f, type Label } from '#declare'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'
import { forgetful } from '../upload/tray/keeper.ts'
import { objectSender } from '../upload/tray/objectSender.ts'
import type { ArrivedFile, Owner } from '../upload/tray/trayItem.ts'
import { uploadTray } from '../upload/tray/uploadTray.ts'
import type { Upload } from '../upload/uploadObject.ts'
import { extensions } from './extensions.ts'
import { fillText } from './fillText.ts'
import { writeHtml } from './html/writeHtml.ts'
import { richText } from './kind.ts'
import { awaitedPlaces, placeFiles } from './strangePictures.ts'
import { textFiles, type Waiting } from './textFiles.ts'

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

const owner: Owner = {
  ...{ at: 'draft:1:article:7|body', source: 'body', label: ['正文', 'Text'], as: 'text' },
  form: {
    ...{ title: ['文章', 'Article'], address: '/articles/7', place: 'draft:1:article:7' },
    ...{ draft: 'd#1', entity: 'article', recordId: 7, version: 3 },
  },
}

function editing(upload: Upload, own: Owner | null = null) {
  const left = vi.fn()
  const tray = uploadTray({
    keeper: forgetful,
    onLeft: left,
    senders: {
      object: objectSender(upload),
      foreign: {
        needsNoFile: () => true,
        send: async ({ item }) => {
          const { url } = item.memo as { readonly url: string }
          return { ...(await upload(fileOf(url.split('/').at(-1) ?? ''), { kind: 'image' })) }
        },
      },
    },
  })
  const open = (content: string) => {
    const editor = new Editor({
      element: document.body.appendChild(document.createElement('div')),
      extensions: extensions({ say: ([zh]) => zh, onEdit: () => undefined }),
      content,
    })
    let waiting: Waiting = { places: [], failed: new Map() }
    const files = textFiles({
      ...{ editor, tray, owner: () => own, maxKB: () => 1024 },
      onChange: (now) => {
        waiting = now
      },
    })
    editor.on('update', files.look)
    files.look()
    return { editor, files, waiting: () => waiting, html: () => writeHtml(editor.state.doc) }
  }
  return { ...open('<p>一</p><p>二</p>'), open, tray, left }
}

// jsdom decodes no pictures.
class Decoded {
  src = ''
  naturalWidth = 30
  naturalHeight = 20
  async decode() {}
}
beforeEach(() => {
  vi.stubGlobal('Image', Decoded)
  const addresses = { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(class extends URL {}, addresses))
})

test('a picture lands where it was put, wherever one writes meanwhile, three at once and in any order', async () => {
  const { under, upload } = held()
  const { editor, waiting, html } = editing(upload)
  editor.commands.setTextSelection(2)
  placeFiles(
    editor,
    ['1', '2', '3', '4'].map((name) => fileOf(`${name}.png`)),
  )
  await vi.waitFor(() => expect([...under.keys()]).toEqual(['1.png', '2.png', '3.png']))
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '写在后面')
  editor.commands.insertContentAt(1, '写在前面')
  under.get('3.png')?.resolve()
  await vi.waitFor(() => expect(under.has('4.png')).toBe(true))
  for (const name of ['4', '2', '1']) under.get(`${name}.png`)?.resolve()
  await vi.waitFor(() => expect(waiting().places).toEqual([]))
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
  placeFiles(editor, [fileOf('1.png')])
  await vi.waitFor(() => expect(under.size).toBe(1))
  under.get('1.png')?.resolve()
  await vi.waitFor(() => expect(waiting().places).toEqual([]))
  editor.commands.undo()
  expect(html()).toBe('<p>一</p><p>二</p>')
  editor.commands.redo()
  expect(html()).toContain('https://store.example.com/1.png')
  expect(upload).toHaveBeenCalledTimes(1)
})

test('one that fails keeps its place and its reason until it is tried again or taken away', async () => {
  const { under, upload } = held()
  const { editor, files, waiting, html } = editing(upload)
  placeFiles(editor, [fileOf('1.png')], 2)
  await vi.waitFor(() => expect(under.size).toBe(1))
  under.get('1.png')?.reject(new Error('断了'))
  await vi.waitFor(() => expect([...waiting().failed.values()]).toEqual([['断了', '断了']]))
  expect(waiting().places).toHaveLength(1)
  files.again()
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
  expect(waiting().failed.size).toBe(0)
  files.drop()
  expect(waiting().places).toEqual([])
  expect(html()).toBe('<p>一</p><p>二</p>')
})

test('what is on its way when its form is left goes on, and stands at its place when the text is opened again', async () => {
  const { under, upload } = held()
  const { editor, files, html, open, left, waiting } = editing(upload, owner)
  placeFiles(editor, [fileOf('1.png'), fileOf('2.png')], 2)
  await vi.waitFor(() => expect(under.size).toBe(2))
  const draft = html()
  expect(draft).toMatch(/^<p>一<span data-strange="document:[^"]+" data-name="1\.png"><\/span>/)
  expect(richText.check(draft, f.richText('正文', 'Text'))).toEqual([
    ['第 1 段有文件还没有传上来', expect.anything()],
  ])
  files.close()
  editor.destroy()
  under.get('1.png')?.resolve()
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce())
  const [{ owner: own }, file] = left.mock.calls[0] as [{ owner: Owner }, ArrivedFile]
  const filled = fillText(draft, String(own.place), file)
  expect(filled).toMatch(/^<p>一<img src="https:\/\/store\.example\.com\/1\.png" alt="">/)

  const again = open(filled)
  expect(again.waiting().places.map(({ name }) => name)).toEqual(['2.png'])
  under.get('2.png')?.resolve()
  await vi.waitFor(() => expect(again.waiting().places).toEqual([]))
  expect(again.html()).not.toContain('data-strange')
  expect(left).toHaveBeenCalledOnce()
  expect(waiting().places).toHaveLength(2)
})

test('a sound keeps a block of its own; one that is none says so at its place', async () => {
  const { under, upload } = held()
  const { editor, waiting, html, tray } = editing(upload)
  const sound = new File([mp3Silence(2) as BlobPart], '船工号子.mp3')
  const none = new File([new Uint8Array(4000).fill(0x4d)], '改名.mp3')
  placeFiles(editor, [sound, none], 2)
  expect(awaitedPlaces(editor).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'audio 船工号子.mp3',
    'audio 改名.mp3',
  ])
  await vi.waitFor(() => expect([under.size, waiting().failed.size]).toEqual([1, 1]))
  under.get('船工号子.mp3')?.resolve()
  await vi.waitFor(() => expect(waiting().places).toHaveLength(1))
  expect(html()).toMatch(
    /<audio class="audio-insert" src="https:[^"]+" controls="controls" preload="none" data-name="船工号子" data-size="[^"]+" data-time="00:02">/,
  )
  expect(String([...waiting().failed.values()])).toContain('文件内容不是 mp3 音频')
  expect(tray.items().map(({ name }) => name)).toEqual(['船工号子.mp3'])
})

test('deleted from the text, a picture goes from the tray; undone, it stands there again and goes on', async () => {
  const { under, upload } = held()
  const { editor, waiting, html, tray } = editing(upload, owner)
  const place = (name: string) => `<span data-strange="https://mp.example.com/${name}"></span>`
  editor.commands.insertContentAt(2, place('a.jpg') + place('b.jpg'))
  await vi.waitFor(() => expect(under.size).toBe(2))
  const said: Label = ['取不到', 'It cannot be fetched']
  under.get('a.jpg')?.reject(Object.assign(new Error(said[1]), { label: said }))
  await vi.waitFor(() => expect([...waiting().failed.values()]).toEqual([said]))

  // As when time has gone by since it was put in.
  editor.view.dispatch(closeHistory(editor.state.tr))
  editor.commands.selectAll()
  editor.commands.deleteSelection()
  expect(tray.items()).toEqual([])
  expect(waiting().places).toEqual([])
  editor.commands.undo()
  expect(tray.items()).toHaveLength(2)
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(4))
  for (const name of ['a.jpg', 'b.jpg']) under.get(name)?.resolve()
  await vi.waitFor(() => expect(waiting().places).toEqual([]))
  expect(html()).toContain('<img src="https://store.example.com/a.jpg" alt="">')
  expect(html()).toContain('<img src="https://store.example.com/b.jpg" alt="">')
})

test('deleted from the text and left so, a file on its way is given up with its form', async () => {
  const { under, upload } = held()
  const { editor, files, tray, left } = editing(upload, owner)
  placeFiles(editor, [fileOf('1.png')], 2)
  await vi.waitFor(() => expect(under.size).toBe(1))
  editor.commands.undo()
  expect(tray.items()).toEqual([])
  files.close()
  editor.destroy()
  under.get('1.png')?.resolve()
  await Promise.resolve()
  expect(tray.items()).toEqual([])
  expect(tray.bringBack('1')).toBe(false)
  expect(left).not.toHaveBeenCalled()
})

test('given up in the tray, its place goes from the text', async () => {
  const { under, upload } = held()
  const { editor, html, tray } = editing(upload)
  placeFiles(editor, [fileOf('1.png')], 2)
  await vi.waitFor(() => expect(under.size).toBe(1))
  tray.giveUp(String(tray.items()[0]?.id))
  expect(html()).toBe('<p>一</p><p>二</p>')
})

test('a form is not sent while pictures of its text are on their way', async () => {
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
