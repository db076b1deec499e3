import { expect, test } from 'vitest'
import jsonexport from './jsonexport.ts'

const csvOf = (rows: readonly object[]) =>
  new Promise<string>((resolve, reject) =>
    jsonexport(rows, (error, csv) => (error ? reject(error) : resolve(csv))),
  )

test('a stock list is exported as CSV that Excel reads, Chinese and inner values too', async () => {
  const csv = await csvOf([
    { id: 1, name: '文学', cover: { url: '/a.jpg' } },
    { id: 2, name: '历史, 地理', cover: { url: '/b.jpg' } },
  ])
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv.slice(1).split(/\r?\n/)).toEqual([
    'id,name,cover.url',
    '1,文学,/a.jpg',
    '2,"历史, 地理",/b.jpg',
  ])
})
