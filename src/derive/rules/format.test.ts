import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { nothingKnown } from '../nothingKnown.ts'
import type { Situation } from '../situation.ts'
import { format } from './format.ts'

const link = entity('link', ['链接', 'Link'], { fields: { url: f.url('地址', 'Address') } })
const found = (url: string, hosts: unknown) =>
  format.check?.({ format: 'url', is: { hosts: 'shop.hosts' } }, {
    ...{ entity: link, entities: new Map(), before: null, after: { url } },
    now: '2026-11-21T09:00:00+08:00',
    ...nothingKnown,
    ask: () => hosts,
  } as Situation)

test('says which hosts an address may have where its own is none of them', () => {
  expect(found('https://elsewhere.cn/a', ['shop.example.com', '*.example.cn'])).toEqual([
    {
      field: 'url',
      message: [
        '地址的域名不在允许范围内，可用：shop.example.com、*.example.cn',
        'The host of Address is not among those allowed: shop.example.com, *.example.cn',
      ],
    },
  ])
  expect(found('https://a.example.cn/b', 'shop.example.com，*.example.cn')).toEqual([])
  expect(found('https://elsewhere.cn/a', null)).toEqual([])
})
