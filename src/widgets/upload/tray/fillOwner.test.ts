import { expect, test } from 'vitest'
import { entryOf, fillOwner, storedOf } from './fillOwner.ts'
import type { Owner } from './trayItem.ts'

const arrived = {
  ...{ url: '/store/image/a.jpg', name: 'a.jpg', size: 12, duration: 3 },
  ...{ isKnown: true, material: 41 },
}
const file = { url: '/store/image/a.jpg', name: 'a.jpg', size: 12, duration: 3 }

test('a field of a file holds the file, not what is told of its item in the library: the portal takes no more', () => {
  expect(storedOf(arrived)).toEqual(file)
  const values: Record<string, unknown> = {}
  const form = {
    read: (at: string) => values[at],
    write: (at: string, value: unknown) => {
      values[at] = value
    },
  }
  fillOwner({ source: 'file', as: 'file' } as Owner, arrived, form)
  fillOwner({ source: 'files', as: 'file', adds: true } as Owner, arrived, form)
  fillOwner({ source: 'cover', as: 'url' } as Owner, arrived, form)
  expect(values).toEqual({ file, files: [file], cover: file.url })
  expect(entryOf({ file: 'sound', title: 'title' }, {}, arrived)).toEqual({
    sound: file,
    title: 'a',
  })
})
