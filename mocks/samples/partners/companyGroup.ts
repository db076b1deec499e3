import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

const lines: readonly (readonly [name: string, type: string, page: number | null, note: string])[] =
  [
    ['工行总行直属', 'bank', 2, '总行与市分行营业部，统一使用网点模板'],
    ['高校图书馆联盟', 'standard', 3, '共享期刊与名师好课'],
    ['机关工会', 'standard', 1, '机关事业单位读书角'],
    ['企业工会联盟', 'standard', 1, '职工书屋，季度更新'],
    ['工行支行网点', 'bank', 2, '网点客户权益'],
    ['互联网企业', 'standard', null, ''],
    ['保险与证券', 'standard', null, '客户与员工分开签约'],
    ['社区与街道', 'standard', null, ''],
    ['工行异地分行', 'bank', null, '筹备中'],
  ]

/** Nine groups; some share a page, the later ones are still empty. */
export const companyGroups = (world: SampleWorld): Row[] =>
  lines.map(([name, type, page, note], index) => ({
    name,
    type,
    packages: index < 5 ? [1 + (index % 3)] : [],
    page,
    owner: 10 + (index % 3),
    note: note || null,
    position: index + 1,
    companyCount: 0,
    ...stamps(world, 300 - index * 12, 12),
  }))
