import { expect, test } from 'vitest'
import { percent } from '#derive/bulk/columns/percent.ts'
import { readFen } from '../input/readFen.ts'
import { readSeconds } from '../input/readSeconds.ts'
import { longText } from '../longText/kind.ts'

const blanks = ' '.repeat(200_000)

test('a page of blanks is no amount, no length and no share, at once', () => {
  expect([readFen(`${blanks}1x`), readSeconds(`1${blanks}x`)]).toEqual([null, null])
  expect(percent.read(`1${blanks}x`, {} as never, '').value).toBeNull()
  expect(percent.read('30 %', {} as never, '').value).toBe(30)
})

test('lines stand on one, however many blanks are between them', () => {
  const plain = (text: string) => longText.plain(text, {} as never, 'zh')
  expect(plain(`一${blanks}二`)).toBe(`一${blanks}二`)
  expect([plain('一 \r\n\n \t\n 二\n三'), plain(' 一\n'), plain('\n 一 ')]).toEqual([
    '一 二 三',
    ' 一 ',
    ' 一 ',
  ])
})
