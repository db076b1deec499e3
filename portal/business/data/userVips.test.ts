import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const NOW = '2026-11-21T10:00:00+08:00'

describe.each(bothDatabases())('stretches of VIP on $name', (database) => {
  const bench = sharedBench(database)
  const records = () => bench.portal.records()
  const user = async () =>
    (await records().create('appUser', { uid: `V${serial()}`, nickname: '三里河的风' })).id
  const bought = async (of: unknown, days: number, more: Row = {}) => {
    const { app } = await appKey(bench, { writes: ['userVip'] })
    const sent = { user: of, kind: 'knowledge', days, source: 'purchase', ...more }
    return app('POST', 'ingest/userVip', sent)
  }
  const stretch = async (of: unknown, days: number, more: Row = {}) =>
    (await bought(of, days, more)).data.id as number
  const periodOf = async (id: number) => ((await records().find('userVip', id)) as Row).validity
  const revoke = (id: number, body: Row = { reason: '重复开通' }) =>
    bench.admin('POST', `userVip/${id}/revoke`, body)

  test('userVip#stretchesFollowOn userVip#validitySpansItsDays a stretch begins where the last of its kind ends, or now, and lasts its days', async () => {
    const of = await user()
    const first = await stretch(of, 365)
    const year = shift(NOW, '+365d')
    expect(await periodOf(first)).toEqual({ start: NOW, end: year })
    expect(await periodOf(await stretch(of, 31))).toEqual({ start: year, end: shift(year, '+31d') })
    expect(await periodOf(await stretch(of, 7, { kind: 'digital' }))).toMatchObject({ start: NOW })
    expect((await bench.admin('PUT', `userVip/${first}`, { version: 1, days: 9 })).code).toBe(40001)
  })

  test('userVip#revokeNeedsReason revoking says why, and what lies behind comes earlier by what was left', async () => {
    const of = await user()
    const [first, second, third] = [
      await stretch(of, 10),
      await stretch(of, 20),
      await stretch(of, 30),
    ]
    expect((await revoke(second, {})).data.errors).toHaveProperty('reason')
    expect((await revoke(second)).code).toBe(20000)
    const after = shift(NOW, '+10d')
    expect(await periodOf(first)).toEqual({ start: NOW, end: after })
    expect(await periodOf(third)).toEqual({ start: after, end: shift(after, '+30d') })
    bench.time.now += 4 * 3_600_000
    await revoke(first)
    const later = shift(NOW, '+4h')
    expect(await periodOf(third)).toEqual({ start: later, end: shift(later, '+30d') })
    bench.time.now -= 4 * 3_600_000
  })

  test('userVip#totalAheadIsLimited nobody has more than 3660 days of one kind ahead; what is over makes room', async () => {
    const of = await user()
    const short = await stretch(of, 10)
    await stretch(of, 3650)
    expect((await bought(of, 1)).data.errors).toHaveProperty('days')
    bench.time.now += 11 * 86_400_000
    await runDueMoves(bench.portal.context, records())
    expect(await records().find('userVip', short)).toMatchObject({ status: 'expired' })
    bench.time.now -= 11 * 86_400_000
    expect((await bought(of, 1)).code).toBe(20000)
  })
})
