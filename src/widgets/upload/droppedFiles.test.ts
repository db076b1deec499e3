import { expect, test } from 'vitest'
import { droppedFiles } from './droppedFiles.ts'

type Entry = File | { readonly name: string; readonly entries: readonly Entry[] }

const entryOf = (of: Entry): FileSystemEntry =>
  (of instanceof File
    ? {
        ...{ isFile: true, isDirectory: false, name: of.name },
        file: (give: (file: File) => void) => give(of),
      }
    : {
        ...{ isFile: false, isDirectory: true, name: of.name },
        createReader: () => {
          // Two at a time, as browsers give a hundred.
          const left = [...of.entries]
          return {
            readEntries: (give: (some: FileSystemEntry[]) => void) =>
              give(left.splice(0, 2).map(entryOf)),
          }
        },
      }) as unknown as FileSystemEntry

const dropped = (...all: readonly Entry[]) =>
  droppedFiles({
    files: all.map((one) => (one instanceof File ? one : new File([], one.name))),
    items: all.map((one) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(one) })),
  } as unknown as DataTransfer)
const file = (name: string) => new File(['x'], name)

test('a folder that is dropped gives the files in it and in the folders in it, without what is hidden', async () => {
  const inner = { name: '内页', entries: [file('3.png')] }
  const folder = {
    name: '封面',
    entries: [file('1.png'), file('.DS_Store'), file('2.png'), inner, file('Thumbs.db')],
  }
  const found = await dropped(folder, file('0.png'))
  expect(found.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', '0.png'])
})

test('files alone are given at once, as they were dropped', () => {
  const found = dropped(file('1.png'), file('.hidden.png'))
  expect(Array.isArray(found) && found.map(({ name }) => name)).toEqual(['1.png', '.hidden.png'])
})
