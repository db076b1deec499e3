import type { Row } from '#declare'
import { oneOf, type SampleWorld } from '../sampleWorld.ts'
import { buyers, userCount } from './appUser.ts'
import { readMoneyEntries } from './batchGive.ts'

const ENTRIES = 900
const tops = [3000, 9800, 19800] as const
const prices = [1500, 300, 6800, 2900, 4900] as const
const things = [
  '生活周刊 2024年第36期',
  '县城咖啡馆',
  '古典音乐的黄昏',
  '建筑漫步',
  '书城月读合集',
] as const

interface Entry {
  readonly user: number
  readonly direction: 'in' | 'out'
  readonly source: string
  readonly amount: number
  readonly note: string
  readonly at: string
}

/**
 * Read money that users topped up, won and spent over half a year, each entry with the balance after it. Theirs alone:
 * whoever the runs of grants gave something has a story there.
 */
export function readMoneyLife(world: SampleWorld): Row[] {
  const before = readMoneyEntries(world)
  const told = new Set(before.map(({ user }) => user))
  const people = buyers.filter((user) => !told.has(user) && user > userCount / 2).slice(0, 110)
  const entries = Array.from({ length: ENTRIES - before.length }, (_, index) =>
    entryOf(world, people, index),
  ).sort((one, other) => (one.at < other.at ? -1 : 1))
  const balances = new Map<number, number>()
  return entries.map((entry) => balanced(balances, entry))
}

function entryOf(world: SampleWorld, people: readonly number[], index: number): Entry {
  const turn = Math.floor(index / people.length)
  const at = world.at(-175 + turn * 22 + (index % 9), `${10 + (index % 11)}:${10 + (index % 50)}`)
  const user = oneOf(people, index)
  if (turn % 3 === 0)
    return {
      user,
      direction: 'in',
      source: 'recharge',
      amount: oneOf(tops, index),
      note: '充值',
      at,
    }
  if (index % 13 === 4)
    return { user, direction: 'in', source: 'activity', amount: 500, note: '读书月签到赠送', at }
  if (index % 29 === 6)
    return { user, direction: 'in', source: 'redeem', amount: 2000, note: '兑换码', at }
  const place = (index * 3) % prices.length
  return {
    user,
    direction: 'out',
    source: 'purchase',
    amount: prices[place]!,
    note: things[place]!,
    at,
  }
}

/** What cannot be paid is a top-up instead: nobody spends what they do not have. */
function balanced(balances: Map<number, number>, entry: Entry): Row {
  const { at, ...values } = entry
  const before = balances.get(entry.user) ?? 0
  const short = entry.direction === 'out' && entry.amount > before
  const said = short
    ? ({ ...values, direction: 'in', source: 'recharge', amount: 9800, note: '充值' } as const)
    : values
  const balanceAfter = before + (said.direction === 'in' ? said.amount : -said.amount)
  balances.set(entry.user, balanceAfter)
  return {
    ...said,
    balanceAfter,
    expiresAt: null,
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    updatedBy: null,
  }
}
