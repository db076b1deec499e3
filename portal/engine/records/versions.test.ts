import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { broughtByPortal } from '#derive/broughtByPortal.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { restorable } from './versions.ts'

const { entities } = await readDeclarations()
const bench = sharedBench()
const { admin } = bench

describe('an earlier version brought back', () => {
  const filled = entities.flatMap((entity) =>
    [...broughtByPortal(entity)].map((name) => ({ at: `${entity.name}.${name}`, entity, name })),
  )
  test.each(filled)('leaves $at as the portal filled it', ({ entity, name }) => {
    const [first, last] = [Object.keys(entity.states)[0], Object.keys(entity.states).at(-1)]
    const now = { [entity.stateField]: last, [name]: 1 }
    expect(restorable({ entity }, { [entity.stateField]: last, [name]: null }, now)).toEqual({})
    if (first !== last)
      expect(restorable({ entity }, { [entity.stateField]: first, [name]: 2 }, now)).toEqual({})
  })

  test('takes what was typed from the same state', () => {
    const entity = entities.find(({ name }) => name === 'article')!
    const row = (publishAt: string): Row => ({ status: 'published', publishAt })
    const [was, now] = [row('2026-11-01T08:00:00+08:00'), row('2026-11-02T08:00:00+08:00')]
    expect(restorable({ entity }, was, now)).toEqual({ publishAt: was.publishAt })
  })

  test('does not blank when a published article was published', async () => {
    const desk = await deskOf(bench)
    const article = await create(admin, 'article', await desk.articleValues())
    await admin('POST', `article/${article.id}/proof`, {})
    const { data } = await admin('POST', `article/${article.id}/publish`, {})
    const changed = await admin('PUT', `article/${article.id}`, {
      ...{ version: data.version, subtitle: '清晨的第一班车' },
    })
    expect(changed.data).toMatchObject({ status: 'published', publishAt: expect.any(String) })
    const back = await admin('POST', `article/${article.id}/history/1/restore`, {})
    expect(back.data).toMatchObject({ subtitle: null, publishAt: data.publishAt })
    const of = `{"entity":"article","recordId":"${article.id}"}`
    const entries = await admin('GET', `auditLog?filter=${of}`)
    const published = entries.data.list.find((entry: Row) =>
      (entry.changed as string[]).includes('publishAt'),
    )
    await admin('POST', `auditLog/${published.id}/restore`, {})
    expect((await admin('GET', `article/${article.id}`)).data.publishAt).toBe(data.publishAt)
  })
})
