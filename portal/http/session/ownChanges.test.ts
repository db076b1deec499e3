import { expect, test } from 'vitest'
import { codeOf } from '#portal/engine/session/totp.ts'
import { anyDatabase } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD, portalBench } from '#portal/testing/portalBench.ts'

test('what people change of how they sign in stands in the audit log, without what they typed', async () => {
  const bench = await portalBench(anyDatabase())
  const { editor } = bench
  const begun = (await editor('POST', 'index/beginFactor', { password: PASSWORD })).data
  const bits = [...(begun.secret as string)].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
  const code = codeOf(key, Math.floor(bench.time.now / 30_000))
  expect((await editor('POST', 'index/confirmFactor', { code: '000000' })).code).toBe(40001)
  const { codes } = (await editor('POST', 'index/confirmFactor', { code })).data
  await editor('POST', 'index/endFactor', { password: PASSWORD, code: codes[0] })
  await editor('POST', 'index/changePassword', {
    oldPassword: PASSWORD,
    newPassword: 'Another-Horse-8',
  })
  const rows = await bench.portal.context.database.db.selectFrom('auditLog').selectAll().execute()
  const own = rows.filter(({ action, actor }) => action === 'action' && actor === bench.people.wang)
  expect(own.map(({ reason }) => reason)).toEqual([
    '开启两步验证',
    '关闭两步验证',
    '修改自己的密码',
  ])
  for (const typed of [PASSWORD, 'Another-Horse-8', codes[0], begun.secret])
    expect(JSON.stringify(rows)).not.toContain(typed)
  await bench.close()
})
