import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { type Finding, finding, messageOf } from '#derive/bulk/finding.ts'
import { shift } from '#derive/moment.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { coupons, userCoupons } from '../coupons/coupon.ts'
import type { SampleWorld } from '../sampleWorld.ts'
import { userCount, userMagazines } from './appUser.ts'
import { batchGives } from './batchGive.ts'

type Kind = 'vip' | 'magazine' | 'coupon'

/** A list of rights: what each of its people gets, when, and how far it got. */
interface Plan {
  readonly kind: Kind
  readonly daysAgo: number
  readonly reason: string
  readonly people: number
  readonly status: string
  readonly gets: Cells
  /** Every so many rows one fails, or names nobody. */
  readonly odd?: number
  /** The same list as that plan's, on purpose. */
  readonly repeats?: number
}
const year: Cells = { kind: '知识会员', days: '365' }
/** 客服致歉 10 元券 and 编辑部友情券, by their places among the coupons. */
const [SORRY, FRIENDS] = ['11', '26']

const plans: readonly Plan[] = [
  ...(
    [
      [40, '读书月知识会员体验', 12, 'done', { kind: '知识会员', days: '30' }],
      [21, '客诉补偿会员第3批', 6, 'done', { kind: 'VIP会员', days: '90' }],
      [9, '作者与译者年度会员', 10, 'done', year],
      [5, '联合阅读活动会员补发', 9, 'partly', { kind: '联合会员', days: '180' }, 4],
      [1, '作者与译者再赠一年', 10, 'approval', year, undefined, 2],
    ] as const
  ).map(planOf('vip')),
  ...(
    [
      [33, '征订季赠刊', 10, 'done', { magazine: '1', months: '3' }],
      [18, '纸刊延误补偿', 8, 'done', { magazine: '2', months: '1' }],
      [12, '读者开放日签到赠刊', 9, 'partly', { magazine: '1', months: '6' }, 5],
      [3, '馆配客户试读', 9, 'problem', { magazine: '2', months: '2' }, 4],
    ] as const
  ).map(planOf('magazine')),
  ...(
    [
      [28, '客服致歉券第7批', 8, 'done', { coupon: SORRY, quantity: '1' }],
      [20, '券面额有误，运营撤下', 6, 'cancelled', { coupon: SORRY, quantity: '1' }],
      [15, '编辑部友情券赠送作者', 9, 'done', { coupon: FRIENDS, quantity: '1' }],
      [7, '双十一售后致歉', 12, 'partly', { coupon: SORRY, quantity: '2' }, 6],
      [2, '年末编辑部友情券', 14, 'ready', { coupon: FRIENDS, quantity: '1' }],
    ] as const
  ).map(planOf('coupon')),
]

type Told = readonly [number, string, number, string, Cells, number?, number?]

function planOf(kind: Kind) {
  return ([daysAgo, reason, people, status, gets, odd, repeats]: Told): Plan => ({
    ...{ kind, daysAgo, reason, people, status, gets },
    ...(odd !== undefined && { odd }),
    ...(repeats !== undefined && { repeats }),
  })
}

interface Line {
  readonly plan: Plan
  /** The place of its batch among all batches, from 1 on. */
  readonly batch: number
  readonly rowNo: number
  readonly user: number
  readonly at: string
  readonly key: string
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped'
  readonly finding: Finding | null
}

/** The first of a day is one of read money. */
const batchNo = (world: SampleWorld, { daysAgo }: Plan) =>
  `PL${world.day(-daysAgo).replaceAll('-', '')}-0002`

function linesOf(world: SampleWorld): Line[] {
  const before = batchGives(world).length
  const people = peopleOf(world)
  return plans.flatMap((plan, index) =>
    (people[plan.repeats ?? index] ?? []).map((user, at) => {
      const rowNo = at + 2
      const isOdd = plan.odd !== undefined && rowNo % plan.odd === 0
      return {
        ...{ plan, batch: before + index + 1, rowNo, user },
        at: world.at(-plan.daysAgo, `1${1 + (index % 6)}:${String(10 + at).padStart(2, '0')}`),
        key: `${batchNo(world, plan)}-${rowNo}`,
        ...becameOf(world, plan, isOdd),
      }
    }),
  )
}

/** Nobody gets the same twice; who has a title already, a ban or no phone is on no list. */
function peopleOf(world: SampleWorld): number[][] {
  const has = new Set(userMagazines(world).map(({ user, magazine }) => `${user} ${magazine}`))
  const listed: Record<Kind, Set<number>> = {
    vip: new Set(),
    magazine: new Set(),
    coupon: new Set(),
  }
  return plans.map(({ kind, people, gets }, index) => {
    const own: number[] = []
    for (let turn = 0; own.length < people; turn++) {
      const user = 7 + ((index * 17 + turn * 11) % (userCount - 7))
      const out = [34, 52].includes(user) || listed[kind].has(user)
      if (out || has.has(`${user} ${gets.magazine}`)) continue
      listed[kind].add(user)
      own.push(user)
    }
    return own
  })
}

function becameOf(
  world: SampleWorld,
  { status, repeats }: Plan,
  isOdd: boolean,
): Pick<Line, 'status' | 'finding'> {
  if (status === 'cancelled') return { status: 'skipped', finding: finding('X3') }
  const origin = repeats === undefined ? undefined : plans[repeats]
  if (origin)
    return {
      status: 'waiting',
      finding: finding('D2', { days: 30, batchNo: batchNo(world, origin) }),
    }
  if (status === 'problem')
    return { status: 'waiting', finding: isOdd ? { ...finding('R4'), column: 'phone' } : null }
  if (status === 'ready') return { status: 'waiting', finding: null }
  return isOdd ? { status: 'failed', finding: finding('X2') } : { status: 'done', finding: null }
}

const stampsAt = (at: string, { daysAgo }: Plan): Row => {
  const by = 7 + (daysAgo % 2)
  return { createdAt: at, updatedAt: at, createdBy: by, updatedBy: by }
}

/** Runs of membership, magazines and coupons: done, done in part, taken down, and such as still wait for somebody. */
export function grantBatches(world: SampleWorld): Row[] {
  const lines = linesOf(world)
  const before = batchGives(world).length
  return plans.map((plan, index) => {
    const own = lines.filter((line) => line.plan === plan)
    const count = (status: Line['status']) => own.filter((line) => line.status === status).length
    const isOver = ['done', 'partly', 'cancelled'].includes(plan.status)
    const at = world.at(-plan.daysAgo, `1${index % 6}:05`)
    const fileName = bulkKinds[plan.kind]!.template
    const repeated = plan.repeats !== undefined
    return {
      kind: plan.kind,
      batchNo: batchNo(world, plan),
      file: { url: '/store/private/bulk/sample.xlsx', name: fileName, size: 9216 },
      fileName,
      reason: plan.reason,
      hash: null,
      listKey: ['problem', 'cancelled'].includes(plan.status) ? null : `sample:grant:${index + 1}`,
      rows: own.length,
      people: own.length,
      problems: plan.status === 'problem' ? own.filter((line) => line.finding).length : 0,
      warnings: repeated ? own.length : 0,
      repeatOf: plan.repeats === undefined ? null : before + plan.repeats + 1,
      seen: repeated ? ['D2'] : [],
      done: count('done'),
      failed: count('failed'),
      skipped: count('skipped'),
      startedAt: isOver && plan.status !== 'cancelled' ? at : null,
      endedAt: isOver ? own.at(-1)!.at : null,
      status: plan.status,
      ...stampsAt(at, plan),
    }
  })
}

/** Their rows, each done one naming what it wrote. */
export function grantRows(world: SampleWorld): Row[] {
  const written = new Map([
    ...numbered('userVip', grantedVips(world), 0),
    ...numbered('userMagazine', grantedMagazines(world), userMagazines(world).length),
    ...numbered('userCoupon', grantedCoupons(world), userCoupons(world).length),
  ])
  return linesOf(world).map(({ plan, batch, rowNo, user, at, key, status, finding: found }) => {
    const nobody = found?.code === 'R4'
    const phone = nobody
      ? `1991234${String(2000 + rowNo)}`
      : `1990000${String(user).padStart(4, '0')}`
    const note = plans[plan.repeats ?? -1]?.reason ?? plan.reason
    const isWarned = found?.level === 'warn'
    return {
      ...{ batch, rowNo, key, status },
      data: { phone, ...plan.gets, ...(plan.kind !== 'coupon' && { note }) },
      user: nobody ? null : user,
      amount: 0,
      level: nobody ? 'error' : isWarned ? 'warn' : 'ok',
      problem: found?.code ?? null,
      message: found && messageOf(bulkKinds[plan.kind]!, found)[0],
      findings: nobody || isWarned ? [found] : null,
      ledger: written.get(key) ?? null,
      doneAt: status === 'waiting' ? null : at,
      ...stampsAt(at, plan),
    }
  })
}

const numbered = (entity: string, rows: readonly Row[], before: number) =>
  rows.map(({ grantKey }, at): [string, string] => [
    String(grantKey),
    `${entity} ${before + at + 1}`,
  ])

const doneOf = (world: SampleWorld, kind: Kind): Line[] =>
  linesOf(world).filter(({ plan, status }) => plan.kind === kind && status === 'done')
const grantOf = ({ user, batch, at, plan, key }: Line): Row => ({
  ...{ user, batch, grantKey: key },
  ...stampsAt(at, plan),
})
const kindsOfVip: { readonly [written: string]: string } = {
  VIP会员: 'vip',
  知识会员: 'knowledge',
  联合会员: 'union',
}

/** The membership they gave; the oldest has run out. */
export const grantedVips = (world: SampleWorld): Row[] =>
  doneOf(world, 'vip').map((line) => {
    const days = Number(line.plan.gets.days)
    const end = shift(line.at, `+${days}d`)
    return {
      ...grantOf(line),
      kind: kindsOfVip[String(line.plan.gets.kind)],
      days,
      validity: { start: line.at, end },
      source: 'grant',
      note: line.plan.reason,
      status: end > world.now ? 'active' : 'expired',
    }
  })

/** The subscriptions they gave, whole days from the day of the run. */
export const grantedMagazines = (world: SampleWorld): Row[] =>
  doneOf(world, 'magazine').map((line) => {
    const { magazine, months } = line.plan.gets
    const day = world.day(-line.plan.daysAgo)
    const end = `${shift(shift(day, `+${months}M`), '-1d')}T23:59:59+08:00`
    return {
      ...grantOf(line),
      magazine: Number(magazine),
      issue: null,
      months: Number(months),
      validity: { start: `${day}T00:00:00+08:00`, end },
      source: 'grant',
      status: end > world.now ? 'active' : 'expired',
    }
  })

/** The coupons they put into wallets, good from that moment. */
export function grantedCoupons(world: SampleWorld): Row[] {
  const all = coupons(world)
  return doneOf(world, 'coupon').flatMap((line) => {
    const id = Number(line.plan.gets.coupon)
    const end = shift(line.at, `+${all[id - 1]!.validDays}d`)
    return Array.from({ length: Number(line.plan.gets.quantity) }, (_, at) => ({
      ...grantOf(line),
      coupon: id,
      source: 'send',
      receivedAt: line.at,
      validity: { start: line.at, end },
      ...(at > 0 && { grantKey: `${line.key}#${at + 1}` }),
      status: end > world.now ? 'unused' : 'expired',
    }))
  })
}
