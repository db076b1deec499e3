import { expect, test } from 'vitest'
import { eventReader, type LiveEvent } from './liveEvents.ts'
import { addressOf } from './watch.ts'

test('events are read out of a stream however its pieces are cut', () => {
  const text =
    'event: alive\ndata: {}\nid: 7\n\nevent: over\ndata: {"why":"a: b"}\n\n: nothing\n\nevent: alive\ndata: {}\nid: 9\n\n'
  for (const size of [1, 3, 1000]) {
    const heard: [LiveEvent, string][] = []
    const read = eventReader((event, id) => heard.push([event, id]))
    for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size))
    expect(heard).toEqual([
      [{ name: 'alive', data: {} }, '7'],
      [{ name: 'over', data: { why: 'a: b' } }, ''],
      [{ name: 'alive', data: {} }, '9'],
    ])
  }
})

test('each place is asked for once, with the form that stands there', () => {
  const watches = [
    { entity: 'issue' },
    { entity: 'article' },
    { entity: 'article' },
    { entity: 'article', id: 12, form: 'k3' },
    { entity: 'article', id: 12 },
    { entity: 'issue', id: 3 },
  ]
  expect(addressOf(new Set(watches))).toBe('lists=article,issue&records=article/12/k3,issue/3')
  expect(addressOf(new Set())).toBe('')
})
