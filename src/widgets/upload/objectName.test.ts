import { expect, test } from 'vitest'
import { objectName, withoutQuery } from './objectName.ts'

// Names only ever grow; these times are later than any that other tests may have taken.
test('an object is called by the upload path, a timestamp and the ending of its file', () => {
  expect(objectName('image/7/', { name: '封面 1.PNG' }, 4_000_000_000_000)).toBe(
    'image/7/4000000000000.png',
  )
  expect(objectName('image/7', { name: '无后缀' }, 4_000_000_000_500)).toBe('image/7/4000000000500')
})

test('two files in one millisecond have names of their own', () => {
  const names = Array.from({ length: 5 }, () =>
    objectName('a/', { name: 'a.mp3' }, 4_000_000_001_000),
  )
  expect(new Set(names).size).toBe(5)
})

test('nothing that signed an address stays in it', () => {
  expect(withoutQuery('https://b.example.com/a/1.png?uploadId=3&Signature=x#y')).toBe(
    'https://b.example.com/a/1.png',
  )
})
