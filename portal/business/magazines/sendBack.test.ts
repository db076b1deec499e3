import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('article#proofedBySomeoneElse a draft that does not pass the proof goes back to its writer with what to change, and comes again', async () => {
  const { admin, editor } = bench
  const desk = await deskOf(bench)
  const made = await create(editor, 'article', await desk.articleValues())
  const read = async () => (await admin('GET', `article/${made.id}`)).data as Row
  const move = async (who: typeof admin, name: string, more: Row = {}) => {
    const { version } = await read()
    return (await who('POST', `article/${made.id}/${name}`, { version, ...more })).code
  }
  expect(await move(editor, 'sendBack', { sentBack: '自己退给自己' })).toBe(40300)
  expect(await move(admin, 'sendBack')).toBe(40001)
  expect(await move(admin, 'sendBack', { sentBack: '第三段的年份对不上' })).toBe(20000)
  expect(await read()).toMatchObject({ status: 'returned', sentBack: '第三段的年份对不上' })
  const [told] = (await editor('GET', 'notice')).data.list as Row[]
  expect(told).toMatchObject({
    title: expect.stringContaining('退回了文章'),
    body: '第三段的年份对不上',
    target: `/open/article/${made.id}`,
  })
  // Not proofed as it is, nor out with its issue: its writer hands it in again.
  expect(await move(admin, 'proof')).not.toBe(20000)
  expect(await move(editor, 'resubmit')).toBe(20000)
  expect(await move(admin, 'proof')).toBe(20000)
})
