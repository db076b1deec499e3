import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

const lines: readonly (readonly [term: string, wrong: string, note?: string])[] = [
  ['登录', '登陆 登入', '登陆指上岸'],
  ['账号', '帐号 帐户号'],
  ['其他', '其它', '全刊统一'],
  ['唯一', '唯壹 惟一'],
  ['想象', '想像'],
  ['年轻', '年青'],
  ['渡口', '杜口'],
  ['坐落', '座落'],
  ['部分', '部份'],
  ['身份', '身分', '引用法律条文时照原文'],
  ['交代', '交待'],
  ['树立', '竖立', '立碑、立杆仍用竖立'],
  ['App', 'APP app'],
  ['Wi-Fi', 'WIFI wifi'],
  ['微信公众号', '公众号 微信公号'],
  ['北京大学', '北大', '首次出现写全称'],
  ['阿那亚', '阿那雅 阿纳亚'],
  ['《红楼梦》', '<红楼梦>'],
]

/** Names and terms that are written in one way. */
export const houseTerms = (world: SampleWorld): Row[] =>
  lines.map(([term, wrong, note = null], index) => ({
    ...{ term, wrong: wrong.split(' '), note },
    status: index === 15 ? 'disabled' : 'enabled',
    ...stamps(world, 200 - index * 5),
  }))
