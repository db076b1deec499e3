import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { list } from '#portal/engine/records/list.ts'
import { parseListQuery } from '#portal/engine/records/listQuery.ts'
import { binRow, updateRow } from '#portal/engine/records/store.ts'
import { readRow } from '#portal/engine/records/storeRead.ts'
import { type Desk, desk, now, openDesk } from '#portal/engine/records/testing/desk.ts'
import { testDatabases } from '../db/testing/databases.ts'

const { note } = desk

/** Repeated characters, a text with all pieces of a word but not the word, codes, the edges of a piece. */
const texts = [
  '为什么春天总是来得这样慢',
  '什么是春天',
  '哈哈哈哈哈哈哈哈',
  '一二三四五六，二三四五六七',
  'mh20261122000017',
  'mh20261122000018',
  '春',
]
const parts = (text: string) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((length) =>
    Array.from({ length: text.length - length + 1 }, (_, at) => text.slice(at, at + length)),
  )

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk
  const ids: number[] = []

  beforeAll(async () => {
    opened = await openDesk(database)
    for (const title of texts) ids.push(await opened.add('note', { title }))
  })
  afterAll(() => opened.close())

  const found = async (word: string) => {
    const query = parseListQuery(note, { filter: { q: word }, sort: ['id', 'ASC'] })
    if (Array.isArray(query)) throw new Error(JSON.stringify(query))
    const { list: rows, total } = await list(opened.db, note, query, { now })
    return { titles: rows.map(({ title }) => title), total }
  }
  const having = (word: string, among = texts) => among.filter((text) => text.includes(word))

  test('every part of a text finds all texts that contain it, and counts them', async () => {
    for (const word of new Set([...texts.flatMap(parts), '一二三四五六七', '春天慢', '哈哈春']))
      expect([word, await found(word)]).toEqual([
        word,
        { titles: having(word), total: having(word).length },
      ])
  })

  test('a changed text is found by what it says now, a deleted one by nothing', async () => {
    const [changed, gone, ...rest] = texts as [string, string, ...string[]]
    const title = changed.replace('春天', '夏天')
    const [first, second] = ids as [number, number]
    await opened.database.transaction(async (tx) => {
      await updateRow(tx, note, first, { title }, (await readRow(tx, note, first)) as Row)
      await binRow(tx, note, second, { at: now, by: 1 })
    })
    for (const word of new Set([changed, title, gone].flatMap(parts)))
      expect([word, (await found(word)).titles]).toEqual([word, having(word, [title, ...rest])])
  })
})
