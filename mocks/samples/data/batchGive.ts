import type { Row } from '#declare'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'
import { userCount } from './appUser.ts'

/** A run of read money: when, why, for how many, and how far it got. */
interface Plan {
  readonly daysAgo: number
  readonly reason: string
  readonly people: number
  readonly status: string
  /** Every so many rows one has a problem, fails or is passed over. */
  readonly odd?: number
}
const plans: readonly Plan[] = [
  { daysAgo: 58, reason: '春节读者回馈', people: 16, status: 'done' },
  { daysAgo: 51, reason: '客诉补偿第19批', people: 6, status: 'done' },
  { daysAgo: 44, reason: '训练营退费转赠阅读币', people: 9, status: 'done' },
  { daysAgo: 37, reason: '客诉补偿第20批', people: 7, status: 'partly', odd: 4 },
  { daysAgo: 30, reason: '读书会现场参与奖励', people: 14, status: 'done' },
  { daysAgo: 24, reason: '名单有误，运营撤下', people: 5, status: 'cancelled' },
  { daysAgo: 17, reason: '客诉补偿第21批', people: 8, status: 'done' },
  { daysAgo: 11, reason: '周刊有奖征文稿酬', people: 12, status: 'done' },
  { daysAgo: 6, reason: '客诉补偿第22批', people: 9, status: 'done' },
  { daysAgo: 2, reason: '双十一漏发补发', people: 11, status: 'partly', odd: 5 },
  { daysAgo: 1, reason: '老读者十年纪念', people: 15, status: 'approval' },
  { daysAgo: 0, reason: '客诉补偿第23批', people: 10, status: 'problem', odd: 4 },
]
const amounts = [5000, 1000, 2000, 3000, 500, 10000] as const
const FIRST_USER = 6

interface Line {
  readonly plan: Plan
  readonly batch: number
  readonly rowNo: number
  readonly user: number
  readonly amount: number
  readonly at: string
  readonly key: string
  readonly isOdd: boolean
  readonly status: 'waiting' | 'done' | 'failed' | 'skipped'
}

const batchNo = (world: SampleWorld, { daysAgo }: Plan) =>
  `PL${world.day(-daysAgo).replaceAll('-', '')}-0001`

/** Every line of every list, in the order they were carried out. */
function linesOf(world: SampleWorld): Line[] {
  return plans.flatMap((plan, index) =>
    Array.from({ length: plan.people }, (_, at) => {
      const rowNo = at + 2
      const isOdd = plan.odd !== undefined && rowNo % plan.odd === 0
      return {
        plan,
        batch: index + 1,
        rowNo,
        user: FIRST_USER + ((index * 23 + at * 7) % (userCount - FIRST_USER)),
        amount: oneOf(amounts, index + at),
        at: world.at(-plan.daysAgo, `1${1 + (index % 6)}:${String(10 + at).padStart(2, '0')}`),
        key: `${batchNo(world, plan)}-${rowNo}`,
        isOdd,
        status: becameOf(plan, isOdd),
      }
    }),
  )
}

function becameOf({ status }: Plan, isOdd: boolean): Line['status'] {
  if (status === 'cancelled') return 'skipped'
  if (status !== 'done' && status !== 'partly') return 'waiting'
  return isOdd ? 'failed' : 'done'
}

const stampsAt = (at: string, by: number): Row => ({
  createdAt: at,
  updatedAt: at,
  createdBy: by,
  updatedBy: by,
})

/** Twelve runs of read money: most done, two in part, one taken down, one to approve, one with problems. */
export function batchGives(world: SampleWorld): Row[] {
  const lines = linesOf(world)
  return plans.map((plan, index) => {
    const own = lines.filter(({ batch }) => batch === index + 1)
    const count = (status: Line['status']) => own.filter((line) => line.status === status).length
    const at = world.at(-plan.daysAgo, `1${index % 6}:05`)
    const isOver = ['done', 'partly', 'cancelled'].includes(plan.status)
    return {
      kind: 'readMoney',
      batchNo: batchNo(world, plan),
      file: { url: '/store/private/bulk/sample.xlsx', name: '用户充值模板.xlsx', size: 9216 },
      fileName: '用户充值模板.xlsx',
      reason: plan.reason,
      hash: null,
      listKey: plan.status === 'problem' ? null : `sample:${index + 1}`,
      rows: own.length,
      people: own.length,
      problems: plan.status === 'problem' ? own.filter(({ isOdd }) => isOdd).length : 0,
      warnings: 0,
      done: count('done'),
      failed: count('failed'),
      skipped: count('skipped'),
      net: netOf(plan, own),
      startedAt: isOver && plan.status !== 'cancelled' ? at : null,
      endedAt: isOver ? (own.at(-1) as Line).at : null,
      status: plan.status,
      ...stampsAt(at, 7 + (index % 2)),
    }
  })
}

/** What was granted in the end; nothing is known of a list that is not over. */
const netOf = ({ status }: Plan, own: readonly Line[]): number | null =>
  ['done', 'partly'].includes(status)
    ? own.reduce((sum, line) => sum + (line.status === 'done' ? line.amount : 0), 0)
    : null

/** The rows of these runs, with what became of them. */
export const batchRows = (world: SampleWorld): Row[] => {
  const entries = entriesOf(world)
  return linesOf(world).map((line) => {
    const { plan, batch, rowNo, user, amount, at, key, isOdd, status } = line
    const isProblem = plan.status === 'problem' && isOdd
    const number = entries.findIndex((entry) => entry.grantKey === key) + 1
    return {
      batch,
      rowNo,
      key,
      data: {
        phone: isProblem ? `1991234${String(1000 + rowNo)}` : phoneOf(user),
        amount: (amount / 100).toFixed(2),
        note: plan.reason,
      },
      user: isProblem ? null : user,
      amount,
      level: isProblem ? 'error' : 'ok',
      ...problemOf(
        isProblem ? 'R4' : status === 'failed' ? 'X1' : status === 'skipped' ? 'X3' : null,
      ),
      findings: isProblem ? [{ code: 'R4', level: 'error', column: 'phone' }] : null,
      status,
      ledger: number > 0 ? `readMoneyLedger ${number}` : null,
      doneAt: status === 'waiting' ? null : at,
      ...stampsAt(at, 7 + ((batch - 1) % 2)),
    }
  })
}

const phoneOf = (user: number) => `1990000${String(user).padStart(4, '0')}`
const messages: { readonly [code: string]: string } = {
  R4: '用户不存在',
  X1: '校验后数据已变化：用户已封禁，请重跑',
  X3: '任务已取消，未执行',
}
const problemOf = (code: string | null): Row => ({ problem: code, message: code && messages[code] })

const spent = ['宋画十讲', '漫游古籍', '城市漫步音频课', '年度书单精讲'] as const

/** What was granted and what was spent of it, each entry with the balance after it. */
function entriesOf(world: SampleWorld): Row[] {
  const balances = new Map<number, number>()
  const entries: Row[] = []
  const write = (user: number, change: number, at: string, more: Row) => {
    const after = (balances.get(user) ?? 0) + change
    balances.set(user, after)
    entries.push({
      user,
      direction: change > 0 ? 'in' : 'out',
      amount: Math.abs(change),
      balanceAfter: after,
      expiresAt: null,
      ...more,
      ...stampsAt(at, 7),
    })
  }
  for (const [index, line] of linesOf(world).entries()) {
    if (line.status !== 'done') continue
    const { user, amount, at, batch, key, plan } = line
    write(user, amount, at, { source: 'grant', batch, grantKey: key, note: plan.reason })
    if (index % 3 === 0 && amount >= 1000)
      write(user, -amount / 2, at, { source: 'purchase', note: oneOf(spent, index) })
  }
  return entries
}
export const readMoneyEntries = (world: SampleWorld): Row[] => entriesOf(world)
