import { expect, test } from 'vitest'
import { acsHeaders, acsQuery } from './acs3.ts'

test('signs the example of the documentation as the documentation does', async () => {
  const call = {
    host: 'ecs.cn-shanghai.aliyuncs.com',
    action: 'RunInstances',
    version: '2014-05-26',
    query: {
      RegionId: 'cn-shanghai',
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
    },
  }
  const { authorization } = await acsHeaders(call, {
    accessKeyId: 'YourAccessKeyId',
    accessKeySecret: 'YourAccessKeySecret',
    date: new Date('2023-10-26T10:22:32Z'),
    nonce: '3156853299f313e23d1673dc12e1703d',
  })
  expect(authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;' +
      'x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('writes a query in the order of its names, everything but plain letters encoded', () => {
  expect(acsQuery({ b: "a b*c~'d'", a: '刊/头' })).toBe(
    'a=%E5%88%8A%2F%E5%A4%B4&b=a%20b%2Ac~%27d%27',
  )
})
