import { beforeEach, expect, test, vi } from 'vitest'
import type { Owner, TrayItem } from '#widgets/upload/tray/trayItem.ts'
import { keepDraft, readDraft } from './draft.ts'
import { intoDraft } from './intoDraft.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const key = 'draft:1:book:7#a'
const itemOf = (source: string, more: Partial<Owner> = {}) =>
  ({
    owner: {
      ...{ at: `draft:1:book:7|${source}`, source, label: ['封面', 'Cover'], as: 'url', ...more },
      form: {
        ...{ title: ['图书', 'Book'], address: '/books/7', place: 'draft:1:book:7', draft: key },
        ...{ entity: 'book', recordId: 7, version: 3 },
      },
    },
  }) as unknown as TrayItem
const file = { url: 'https://store.cn/1.mp3', name: '1.mp3', size: 2048, duration: 65 }

test('a file comes into the draft of its form, beside what was typed there', async () => {
  keepDraft(key, { at: Date.now(), version: 2, values: { title: '渡口' } })
  await intoDraft(itemOf('cover'), file)
  expect(readDraft(key)).toMatchObject({
    version: 2,
    values: { title: '渡口', cover: file.url },
  })
})

test('where nothing was typed it makes a draft of its own, with the facts of the file beside it', async () => {
  await intoDraft(
    itemOf('audio', { as: 'file', fills: { duration: 'length', size: 'weight' } }),
    file,
  )
  expect(readDraft(key)).toMatchObject({
    version: 3,
    values: { audio: file, length: 65, weight: '2.00 KB' },
  })
})

test('within a list it comes into its entry; the list is as the form held it when it was left', async () => {
  const base = [{ title: '一' }, { title: '二', picture: null }]
  await intoDraft(itemOf('blocks.1.picture', { base }), file)
  expect(readDraft(key)?.values).toEqual({
    blocks: [{ title: '一' }, { title: '二', picture: file.url }],
  })
  expect(base[1]).toEqual({ title: '二', picture: null })
})

test('a list of pictures takes one more, once; a list of episodes a new entry', async () => {
  const pictures = itemOf('pictures', { adds: true, base: ['https://store.cn/0.png'] })
  await intoDraft(pictures, file)
  await intoDraft(pictures, file)
  const entry = { file: 'audio', title: 'title' }
  await intoDraft(itemOf('episodes', { as: 'file', entry, base: [{ title: '〇' }] }), file)
  expect(readDraft(key)?.values).toEqual({
    pictures: ['https://store.cn/0.png', file.url],
    episodes: [{ title: '〇' }, { title: '1', audio: file }],
  })
})
