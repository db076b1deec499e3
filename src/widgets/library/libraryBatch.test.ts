import { expect, test, vi } from 'vitest'
import type { Label } from '#declare'
import type { Keeper } from '../upload/tray/keeper.ts'
import type { Sender } from '../upload/tray/trayItem.ts'
import { uploadTray } from '../upload/tray/uploadTray.ts'
import { libraryBatch } from './libraryBatch.ts'

const file = (name: string, content = name) => new File([content], name)
const refusal: Label = ['含有病毒', 'A virus was found']

function begun() {
  const sent: { name: string; memo: unknown; kind: string }[] = []
  const library: Sender = {
    send: async ({ item }) => {
      sent.push({ name: item.name, memo: item.memo, kind: item.kind })
      if (item.name.startsWith('坏')) throw Object.assign(new Error(refusal[1]), { label: refusal })
      const isKnown = item.name.startsWith('旧')
      return { ...{ url: item.name, name: item.name, size: item.size, material: 7 }, isKnown }
    },
  }
  const keeper: Keeper = { keep: vi.fn(), note: vi.fn(), forget: vi.fn() }
  const tray = uploadTray({ senders: { library }, keeper })
  const batch = libraryBatch({ tray, look: async (one) => ({ file: one }), onChange: () => {} })
  return { batch, tray, keeper, sent, told: () => batch.told(tray.items()) }
}

test('many files go into the folder in the order of their names; each is told as new, there already, or why not', async () => {
  const { batch, sent, told } = begun()
  const given = ['10.jpg', '2.jpg', '旧.png', '坏.jpg', '说明.docx', '空.jpg', '声.mp3'].map(
    (name) => file(name, name === '空.jpg' ? '' : name),
  )
  await batch.take(given, 5)
  await vi.waitFor(() => expect(told().fresh).toHaveLength(3))
  expect(sent.map(({ name }) => name)).toEqual(['2.jpg', '10.jpg', '坏.jpg', '旧.png', '声.mp3'])
  expect(sent.every(({ memo }) => (memo as { folder: number }).folder === 5)).toBe(true)
  expect(sent.at(-1)?.kind).toBe('audio')
  expect(told().known.map(({ name }) => name)).toEqual(['旧.png'])
  expect(told().refused.map(({ name }) => name)).toEqual(['空.jpg', '说明.docx'])
  const failed = told().own.find(({ at }) => at === 'failed')
  expect([failed?.name, failed?.message]).toEqual(['坏.jpg', refusal])
})

test('a file for the library is remembered over a reload, and waits for no field once it has arrived', async () => {
  const { batch, tray, keeper } = begun()
  await batch.take([file('2.jpg')], null)
  await vi.waitFor(() => expect(tray.items()[0]).toMatchObject({ at: 'done', into: 'library' }))
  expect(keeper.keep).toHaveBeenCalledOnce()
  expect(keeper.forget).toHaveBeenCalledOnce()
})
