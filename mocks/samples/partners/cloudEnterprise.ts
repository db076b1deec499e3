import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { markOf } from './partnerPictures.ts'

/** Name, code, seats, how members join, state, and the units below with their seats. */
const lines = [
  [
    '远桥科技',
    'yuanqiao',
    1200,
    'email',
    'active',
    [
      ['远桥科技·杭州研究院', 300],
      ['远桥科技·成都交付中心', 260],
    ],
  ],
  [
    '澄江证券',
    'chengjiang',
    2000,
    'sso',
    'active',
    [
      ['澄江证券·华南分公司', 400],
      ['澄江证券·西部分公司', 300],
    ],
  ],
  ['北辰出版集团', 'beichen', 800, 'invite', 'active', [['北辰出版集团·少儿社', 120]]],
  [
    '松涛医药',
    'songtao',
    600,
    'import',
    'active',
    [
      ['松涛医药·研发中心', 180],
      ['松涛医药·生产基地', 220],
    ],
  ],
  ['云岭航空', 'yunling', 1500, 'import', 'paused', [['云岭航空·昆明基地', 500]]],
  ['海岬保险', 'haijia', 900, 'invite', 'active', [['海岬保险·宁波中支', 150]]],
  ['明德中学', 'mingde', 300, 'import', 'trial', []],
  ['晴川设计院', 'qingchuan', 260, 'email', 'active', []],
  ['麦田书店', 'maitian', 120, 'invite', 'trial', []],
  ['青石图书馆', 'qingshi', 500, 'import', 'active', [['青石图书馆·西湖分馆', 90]]],
  ['南浦港务', 'nanpu', 700, 'import', 'ended', []],
  ['合一律师事务所', 'heyilaw', 180, 'sso', 'active', []],
] as const
const people = [
  '沈知行',
  '周远',
  '陈一鸣',
  '叶知秋',
  '林见溪',
  '赵清越',
  '孙牧之',
  '何安',
  '吴念慈',
  '郑樵',
]
const MEMBERS = 8

/** Which products each has opened; a unit has the first of its parent's. */
const productsOf = (index: number) => oneOf([[1, 4], [2, 6], [1], [6, 4], [2, 4, 6]], index)

interface Planned {
  readonly name: string
  readonly code: string
  readonly seats: number
  readonly joinMode: string
  readonly status: string
  /** Place of the first-level enterprise. */
  readonly top: number
  readonly parent: number | null
}
const plan: readonly Planned[] = [
  ...lines.map(([name, code, seats, joinMode, status], top) => ({
    ...{ name, code, seats, joinMode, status, top, parent: null },
  })),
  ...lines.flatMap(([, code, , joinMode, status, units], top) =>
    units.map(([name, seats], at) => ({
      ...{ name, seats, joinMode, status, top, parent: top + 1 },
      code: `${code}${at + 1}`,
    })),
  ),
]

const serviceOf = (world: SampleWorld, status: string, top: number) =>
  status === 'trial'
    ? { start: world.at(-9 - top, '00:00'), end: world.at(20 - top, '23:59') }
    : status === 'ended'
      ? { start: world.at(-420, '00:00'), end: world.at(-55, '23:59') }
      : { start: world.at(-260 + top * 9, '00:00'), end: world.at(105 + top * 9, '23:59') }

/** Twelve enterprises and the ten units below six of them, on trial, in service, paused and ended. */
export const cloudEnterprises = (world: SampleWorld): Row[] =>
  plan.map(({ name, code, seats, joinMode, status, top, parent }, index) => ({
    ...{ level: parent ? 'second' : 'first', parent, name, code, seats, joinMode, status },
    logo: world.picture(markOf(name)),
    headImage: null,
    products: parent ? productsOf(top).slice(0, 1) : productsOf(top),
    seatsUsed: status === 'ended' ? 0 : MEMBERS,
    secondCount: parent ? 0 : (lines[top]?.[5].length ?? 0),
    service: serviceOf(world, status, top),
    inviteCode: joinMode === 'invite' ? `YSF${String(2_608_000 + index * 971)}` : null,
    mailDomain: joinMode === 'email' ? `${lines[top]?.[1]}.com` : null,
    contact: people[(index * 3) % people.length],
    contactPhone: `1370000${String(2100 + index * 53)}`,
    owner: 2 + (index % 3),
    remark: status === 'paused' ? '对方预算调整，下季度恢复' : null,
    ...stamps(world, 9 + (plan.length - index) * 8, 2),
  }))

/** A few members of each that is still served. */
export const cloudMembers = (world: SampleWorld): Row[] =>
  plan.flatMap(({ joinMode, status, code, top }, index) =>
    status === 'ended'
      ? []
      : Array.from({ length: MEMBERS }, (_, at) => ({
          enterprise: index + 1,
          name: people[(index + at * 3) % people.length],
          phone: `1360${String(1_000_000 + index * 9973 + at * 131)}`,
          employeeNo: `${code.slice(0, 2).toUpperCase()}${String(1001 + at)}`,
          joinedBy: joinMode,
          inviteCode: joinMode === 'invite' ? `YSF${String(2_608_000 + index * 971)}` : null,
          email: joinMode === 'email' ? `user${at + 1}@${lines[top]?.[1]}.com` : null,
          joinedAt: world.at(-8 + (at % 6), '14:20'),
          ...stamps(world, 8 - (at % 6), 2),
        })),
  )
