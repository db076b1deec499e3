import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { partnerAt, partnerCount } from './company.ts'

type Look = readonly [brand: string, colour: string, logo: number, welcome: string]
/** Looks by the number of the partner. */
const looks: { readonly [partner: number]: Look } = {
  1: ['青禾悦读', '#2E7D5B', 2, '书香校园，从这里开始'],
  2: ['远桥书房', '#1F4E8C', 1, '员工的第二书架'],
  3: ['澄江读书', '#7A4B20', 4, '读书，是最好的复利'],
  19: ['工行书苑', '#B8191F', 3, '尊享客户专属书苑'],
  20: ['工行书苑·市分行', '#B8191F', 3, '每月一日，权益上新'],
}

/** One look for each partner; five are dressed, the others stand as they were made. */
export const companyCustoms = (world: SampleWorld): Row[] =>
  Array.from({ length: partnerCount }, (_, at) => {
    const number = at + 1
    const look = looks[number]
    return {
      company: number,
      ...(look ? dressed(world, look, number) : bare(number)),
      ...stamps(world, 200 - at * 5, 12),
    }
  })

function dressed(world: SampleWorld, [brand, colour, logo, welcome]: Look, number: number): Row {
  const picture = (name: string, at: number) => world.picture(`partner-${name}-${at}`)
  const isFull = number < 3
  return {
    brandName: brand,
    themeColor: colour,
    launchImage: isFull ? picture('launch', logo) : null,
    loginImage: picture('login', Math.min(logo, 3)),
    homeLogo: picture('logo', logo),
    welcome,
    popupImage: number === 1 ? picture('popup', 1) : null,
    popupJump: number === 1 ? { type: 'vipPage' } : null,
    vipName: number >= 19 ? '书苑会员' : '书房会员',
    hiddenParts: number >= 19 ? ['price', 'ads', 'shop'] : ['ads'],
    servicePhone: '400-820-1234',
    shareTitle: isFull ? `来${brand}一起读书` : null,
    shareDesc: isFull ? '好书、好课、好杂志，登录即可阅读' : null,
    shareImg: isFull ? world.picture(`portrait-${number}`) : null,
    effective: null,
    enabled: true,
  }
}

const bare = (number: number): Row => ({
  brandName: partnerAt(number).short,
  themeColor: '#B8191F',
  hiddenParts: [],
  enabled: false,
})
