import { beforeAll, describe, expect, test } from 'vitest'
import { appWrites } from '#derive/appWrites.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const { entities } = await readDeclarations()
const writing = entities.flatMap((entity) => {
  const writes = appWrites(entity)
  return writes ? [{ entity, writes }] : []
})
const making = writing.filter(({ writes }) => writes.creates)

describe('what the app sends', () => {
  const bench = sharedBench(anyDatabase())
  const keys: Awaited<ReturnType<typeof appKey>>['app'][] = []
  /** A key writes fifty entities at most. */
  const MOST = 50
  beforeAll(async () => {
    const names = writing.map(({ entity }) => entity.name)
    for (let at = 0; at < names.length; at += MOST)
      keys.push((await appKey(bench, { writes: names.slice(at, at + MOST) })).app)
  })

  test('nothing makes nothing, whatever the entity', async () => {
    const made: string[] = []
    for (const [at, { entity }] of writing.entries()) {
      const { code, data } = await keys[Math.floor(at / MOST)]!('POST', `ingest/${entity.path}`, {})
      if (code !== 40001) made.push(`${entity.name}: ${code} ${JSON.stringify(data)}`)
    }
    expect(made).toEqual([])
  })

  test('whatever the app makes names somebody or something, and is refused without it', () => {
    const free = making.filter(
      ({ writes: { fields, brings, knownBy } }) =>
        brings.length + knownBy.length === 0 &&
        !Object.values(fields).some(({ required }) => required),
    )
    expect(free.map(({ entity }) => entity.name)).toEqual([])
  })

  test('what a record must hold is what the app writes, or has a value by itself', () => {
    const strays = making.flatMap(({ entity, writes: { fields, brings } }) =>
      brings.filter((name) => !(name in fields)).map((name) => `${entity.name}.${name}`),
    )
    expect(strays).toEqual([])
  })
})
