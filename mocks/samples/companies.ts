import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

type Line = readonly [
  name: string,
  short: string,
  code: string,
  industry: string,
  type: 'standard' | 'bank',
  state: string,
]
const lines: readonly Line[] = [
  ['青禾大学图书馆', '青禾图书馆', 'qinghe', 'education', 'standard', 'active'],
  ['远桥科技有限公司工会', '远桥工会', 'yuanqiao', 'union', 'standard', 'active'],
  ['澄江证券股份有限公司', '澄江证券', 'chengjiang', 'insurance', 'standard', 'active'],
  ['南窗文化传播有限公司', '南窗文化', 'nanchuang', 'other', 'standard', 'preparing'],
  ['市民政事务中心', '民政中心', 'minzheng', 'government', 'standard', 'expired'],
  ['某银行总行营业部', '总行营业部', 'bankhead', 'bank', 'bank', 'active'],
  ['某银行滨江支行', '滨江支行', 'bankriver', 'bank', 'bank', 'active'],
  ['某银行新区支行', '新区支行', 'banknew', 'bank', 'bank', 'stopped'],
]

/** Eight partners, five standard and three bank branches, in every state. */
export const companies = (world: SampleWorld): Row[] =>
  lines.map(([name, shortName, code, industry, type, status], index) => {
    const bank = type === 'bank'
    const ends =
      status === 'expired' || status === 'stopped' ? -30 : index === 1 ? 22 : 200 + index * 20
    return {
      type,
      name,
      shortName,
      code,
      logo: world.picture(`avatar-${1 + (index % 12)}`),
      industry,
      branchNo: bank ? `0200${String(1230 + index)}` : null,
      branchLevel: bank ? oneOf(['head', 'outlet', 'outlet'], index) : null,
      accessMode: oneOf(['phone', 'sso', 'redeem', 'link'], index),
      packages: [1 + (index % 3)],
      seats: 200 + index * 150,
      seatsUsed: status === 'preparing' ? 0 : 60 + index * 37,
      contractNo: `ZQ-2025-${String(11 + index * 3).padStart(3, '0')}`,
      contract: { start: world.at(ends - 365, '00:00'), end: world.at(ends, '23:59') },
      amount: (200 + index * 150) * 6800,
      contact: oneOf(['王主任', '李老师', '赵经理'], index),
      contactPhone: `0571-8${String(8800110 + index * 7)}`,
      owner: 12,
      renewals: [],
      status,
      ...stamps(world, 380 - index * 25, 12),
    }
  })
