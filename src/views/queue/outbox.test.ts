import { beforeEach, describe, expect, test } from 'vitest'
import { type Decision, HOLD, Outbox, type Sent } from './outbox.ts'

class Shelf {
  readonly kept = new Map<string, string>()
  get length() {
    return this.kept.size
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}

describe('decisions on their way', () => {
  let now = 0
  let sent: Decision[] = []
  let answer: (decision: Decision) => Sent = () => 'done'
  let storage = new Shelf()
  const open = (desk = 'a') =>
    new Outbox({
      send: async (decision) => {
        const become = answer(decision)
        if (become === 'done') sent.push(decision)
        return become
      },
      now: () => now,
      storage,
      place: { prefix: 'queue:1:comment:', desk },
    })
  const passed = (id: number) => ({
    ...{ id, title: `#${id}`, move: 'pass', from: 'pending', to: 'passed', values: {}, version: 1 },
  })
  const ids = (decisions: readonly Decision[]) => decisions.map(({ id }) => id)
  beforeEach(() => {
    now = 1_000_000
    sent = []
    answer = () => 'done'
    storage = new Shelf()
  })

  test('one that is gone on with is sent at once, and told where it was refused or the line is gone', async () => {
    const outbox = open()
    expect(await outbox.sendAtOnce(passed(1))).toBe(true)
    expect(ids(sent)).toEqual([1])
    expect(outbox.state()).toMatchObject({ done: 1, held: [], refused: [] })
    answer = () => ({ why: '已被处理', asks: false })
    expect(await outbox.sendAtOnce(passed(2))).toBe(false)
    expect(outbox.state().refused).toMatchObject([{ why: '已被处理', decision: { id: 2 } }])
    answer = () => 'lost'
    expect(await outbox.sendAtOnce(passed(3))).toBe(false)
    expect(outbox.state()).toMatchObject({ lost: true, held: [{ id: 3 }] })
  })

  test('wait for ten seconds, and are sent then', async () => {
    const outbox = open()
    outbox.decide([passed(1)])
    now += HOLD - 1
    outbox.decide([passed(2)])
    await outbox.send()
    expect(sent).toEqual([])
    now += 1
    await outbox.send()
    expect(ids(sent)).toEqual([1])
    expect(outbox.unsent()).toEqual([2])
    await outbox.send(true)
    expect(outbox.state()).toMatchObject({ held: [], done: 2 })
  })

  test('are taken back press by press, and not once they were sent', async () => {
    const outbox = open()
    outbox.decide([passed(1)])
    outbox.decide([passed(2), passed(3)])
    expect(ids(outbox.takeBack())).toEqual([2, 3])
    now += HOLD
    await outbox.send()
    expect(outbox.takeBack()).toEqual([])
    expect(ids(sent)).toEqual([1])
  })

  test('wait while the portal is out of reach, in their order, and lose nothing', async () => {
    const outbox = open()
    answer = () => 'lost'
    for (const id of [1, 2, 3, 4, 5]) outbox.decide([passed(id)])
    now += HOLD
    await outbox.send()
    expect(outbox.state()).toMatchObject({ lost: true, sending: [], done: 0 })
    expect(new Set(outbox.unsent())).toEqual(new Set([1, 2, 3, 4, 5]))
    answer = () => 'done'
    await outbox.send()
    expect(outbox.state()).toMatchObject({ lost: false, held: [], done: 5 })
  })

  test('that are refused are told with the reason, until they have been seen', async () => {
    const outbox = open()
    answer = ({ id }) => (id === 1 ? { why: '已由王编辑处理', asks: false } : 'done')
    outbox.decide([passed(1), passed(2)])
    await outbox.send(true)
    expect(outbox.state().refused).toMatchObject([{ why: '已由王编辑处理', decision: { id: 1 } }])
    outbox.dismiss(1)
    expect(outbox.state()).toMatchObject({ refused: [], done: 1 })
  })

  test('outlive the window: the next desk of the same person sends them, another open one of theirs keeps its own', () => {
    open('a').decide([passed(1)])
    expect(open('b').unsent()).toEqual([])
    expect(open('a').unsent()).toEqual([1])
    now += 60_000
    expect(open('c').unsent()).toEqual([1])
    expect(storage.kept.size).toBe(1)
    storage.setItem('queue:1:comment:broken', '{')
    expect(open('d').unsent()).toEqual([])
  })

  test('that were sent as the window went are sent again by the next, and are not taken back: they may have arrived', async () => {
    const outbox = open()
    outbox.decide([passed(1)])
    answer = () => 'done'
    void outbox.send(true)
    // The window is gone before an answer comes.
    const next = open()
    expect(next.unsent()).toEqual([1])
    expect(next.takeBack()).toEqual([])
    next.decide([passed(2)])
    expect(ids(next.takeBack())).toEqual([2])
    await next.send()
    expect(next.state()).toMatchObject({ held: [], sending: [], done: 1 })
  })
})
