import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { markOf } from './partnerPictures.ts'

/** A partner as the samples tell of it; `ends` is how many days from today its contract ends. */
type Line = readonly [
  name: string,
  short: string,
  code: string,
  industry: string,
  state: string,
  ends: number,
  seats: number,
  used: number,
]
const standard: readonly Line[] = [
  ['青禾大学图书馆', '青禾图书馆', 'qinghe', 'education', 'active', 284, 3000, 2466],
  ['远桥科技有限公司工会', '远桥工会', 'yuanqiao', 'union', 'active', 22, 800, 761],
  ['澄江证券股份有限公司', '澄江证券', 'chengjiang', 'insurance', 'active', 156, 500, 212],
  ['南窗文化传播有限公司', '南窗文化', 'nanchuang', 'other', 'preparing', 365, 120, 0],
  ['市民政事务中心', '民政中心', 'minzheng', 'government', 'expired', -31, 300, 254],
  ['海棠保险股份有限公司', '海棠保险', 'haitang', 'insurance', 'active', 92, 1200, 1033],
  ['云岭师范学院图书馆', '云岭师院', 'yunling', 'education', 'active', 210, 2000, 1204],
  ['市总工会职工服务中心', '市总工会', 'shigonghui', 'union', 'active', 11, 1500, 1500],
  ['松间互联网科技有限公司', '松间科技', 'songjian', 'internet', 'active', 301, 260, 88],
  ['临川区人民法院机关工会', '临川法院工会', 'linchuan', 'government', 'active', 64, 180, 166],
  ['知行职业技术学院', '知行学院', 'zhixing', 'education', 'active', 27, 900, 640],
  ['白鹭湾社区服务中心', '白鹭湾社区', 'bailuwan', 'government', 'preparing', 365, 80, 0],
  ['星河出行有限公司', '星河出行', 'xinghe', 'internet', 'active', 128, 600, 377],
  ['东篱医药集团工会', '东篱工会', 'dongli', 'union', 'stopped', -90, 402, 402],
  ['江南理工大学图书馆', '江南理工', 'jiangnan', 'education', 'active', 330, 4000, 1893],
  ['广厦建设集团', '广厦建设', 'guangsha', 'other', 'active', 175, 350, 41],
  ['金穗农商银行工会', '金穗工会', 'jinsui', 'union', 'expired', -8, 240, 233],
  ['春晖教育基金会', '春晖基金会', 'chunhui', 'other', 'preparing', 365, 60, 0],
]
const bank: readonly Line[] = [
  ['工行总行营业部', '总行营业部', 'icbchead', 'bank', 'active', 240, 2400, 1985],
  ['工行某市分行营业部', '市分行营业部', 'icbccity', 'bank', 'active', 18, 1200, 1104],
  ['工行滨江支行', '滨江支行', 'icbcriver', 'bank', 'active', 133, 300, 121],
  ['工行新区支行', '新区支行', 'icbcnew', 'bank', 'stopped', -60, 96, 96],
  ['工行湖畔支行', '湖畔支行', 'icbclake', 'bank', 'active', 199, 260, 204],
  ['工行科技园支行', '科技园支行', 'icbctech', 'bank', 'active', 25, 420, 418],
  ['工行大学城支行', '大学城支行', 'icbcuniv', 'bank', 'preparing', 365, 150, 0],
  ['工行江东分行', '江东分行', 'icbceast', 'bank', 'active', 310, 1600, 842],
  ['工行老城支行', '老城支行', 'icbcold', 'bank', 'expired', -3, 200, 187],
  ['工行火车站支行', '火车站支行', 'icbcrail', 'bank', 'active', 88, 180, 67],
  ['工行西山支行', '西山支行', 'icbcwest', 'bank', 'active', 152, 220, 143],
  ['工行海关支行', '海关支行', 'icbcport', 'bank', 'preparing', 365, 90, 0],
]

/** Thirty partners, eighteen standard and twelve bank branches, in every state; five are due within thirty days. */
export const companies = (world: SampleWorld): Row[] => [
  ...standard.map((line, index) => companyOf(world, line, index, null)),
  ...bank.map((line, index) => companyOf(world, line, standard.length + index, index)),
]

/** Names and short names by a partner's number from 1. */
export const partnerAt = (number: number) => {
  const [name, short, code] = [...standard, ...bank][number - 1] as Line
  return { name, short, code, type: number > standard.length ? 'bank' : 'standard' } as const
}
export const partnerCount = standard.length + bank.length

function companyOf(world: SampleWorld, line: Line, index: number, branch: number | null): Row {
  const [name, shortName, code, industry, status, ends, seats, used] = line
  const term = (from: number, to: number) => ({
    start: world.at(from, '00:00'),
    end: world.at(to, '23:59'),
  })
  const renewed = status === 'active' && index % 4 === 1
  return {
    type: branch === null ? 'standard' : 'bank',
    name,
    shortName,
    code,
    logo: world.picture(markOf(branch === null ? shortName : '行')),
    industry,
    group: groupOf(industry, branch),
    branchNo: branch === null ? null : String(2000123 + branch).padStart(8, '0'),
    branchLevel: branch === null ? null : levelOf(branch),
    accessMode: oneOf(['phone', 'sso', 'redeem', 'link'], index),
    packages: [1 + (index % 3)],
    seats,
    seatsUsed: used,
    contractNo: `ZQ-2025-${String(11 + index * 3).padStart(3, '0')}`,
    contract: term(renewed ? ends - 730 : ends - 365, ends),
    amount: seats * 6800,
    contact: oneOf(['王主任', '李老师', '赵经理', '陈科长'], index),
    contactPhone: `0571-8${String(8800110 + index * 7)}`,
    owner: oneOf([12, 11, 10], index),
    renewals: renewed
      ? [
          {
            _key: 'r1',
            term: term(ends - 364, ends),
            seats,
            amount: seats * 6800,
            contractNo: `ZQ-2025-${String(11 + index * 3).padStart(3, '0')}`,
          },
        ]
      : [],
    status,
    ...stamps(world, 380 - index * 11, 12),
  }
}

const levelOf = (branch: number) => (branch === 0 ? 'head' : branch % 7 === 1 ? 'city' : 'outlet')

/** Numbers of `companyGroup`: universities, unions, offices; the head office's own branches and the outlets. */
function groupOf(industry: string, branch: number | null): number | null {
  if (branch !== null) return branch < 2 ? 1 : branch % 3 === 0 ? 5 : null
  return (
    ({ education: 2, government: 3, union: 4 } as { [industry: string]: number })[industry] ?? null
  )
}
