import { beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'
import { makeConfigKeys } from './makeConfigKeys.ts'

const guarded = configKeys.filter(({ group }) => ['bulk', 'refund'].includes(group))

describe.each(bothDatabases())('settings that guard money on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  beforeAll(() => makeConfigKeys(bench.portal.records(), configKeys))

  const standing = async (key: string) => {
    const [row] = await bench.portal.records().select('baseConfig', { key })
    return row as { id: number; version: number; value: string; initial: string }
  }

  test.each(guarded.map(({ key }) => key))(
    '%s is changed by nobody without the right, by no call',
    async (key) => {
      const { id, version: first } = await standing(key)
      const value = '7'
      const changed = await admin('PUT', `baseConfig/${id}`, { version: first, value })
      expect(changed.code).toBe(20000)
      const { version } = await standing(key)
      const calls = [
        ['PUT', `baseConfig/${id}`, { version, value: '9' }],
        ['PUT', `baseConfig/${id}`, { version, group: 'operate' }],
        ['POST', 'baseConfig/updateConfigByKey', { key, value: '9' }],
        ['POST', 'baseConfig/updateConfig', { id, value: '9' }],
        ['POST', 'baseConfig/updateConfig', { list: [{ id, value: '9', version }] }],
        ['POST', `baseConfig/${id}/reset`, {}],
        ['POST', `baseConfig/${id}/history/${first}/restore`, { version }],
        ['DELETE', `baseConfig/${id}?version=${version}`],
      ] as const
      for (const [method, path, body] of calls) {
        const { code, data } = await editor(method, path, body)
        expect([method, path, code]).toEqual([method, path, 40300])
        expect(data?.current).toBeUndefined()
      }
      const many = await editor('POST', 'baseConfig/bulk', { action: 'reset', ids: [id] })
      expect(many.data?.done ?? 0).toBe(0)
      expect((await standing(key)).value).toBe(value)
      expect((await admin('POST', `baseConfig/${id}/reset`, {})).code).toBe(20000)
    },
  )
})
