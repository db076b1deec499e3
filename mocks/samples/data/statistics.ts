import type { Row } from '#declare'
import { dice, type SampleWorld } from '../sampleWorld.ts'

/** Clients with what part of the users they have; channels by number, alike. */
const clients = { ios: 0.34, android: 0.31, harmony: 0.12, miniProgram: 0.17, h5: 0.06 } as const
const channels = [
  [1, 0.36],
  [2, 0.28],
  [6, 0.2],
  [9, 0.16],
] as const
const DAYS = 180

/** The product's figures of half a year: growing, quieter on Mondays, livelier at weekends. */
export function productFigures(world: SampleWorld): Row[] {
  const roll = dice(180)
  const rows: Row[] = []
  for (let ago = DAYS; ago >= 1; ago--) {
    const rhythm = rhythmOf(world.day(-ago), ago)
    for (const [platform, weight] of Object.entries(clients))
      for (const [channel, share] of channels)
        rows.push(figureOf(world, { ago, platform, channel, part: weight * share * rhythm, roll }))
  }
  return rows
}

function rhythmOf(date: string, ago: number): number {
  const weekday = new Date(date).getUTCDay()
  const week = [1.14, 0.92, 0.96, 0.98, 1, 1.03, 1.18][weekday] as number
  return week * (1.2 - ago / 600)
}

interface Part {
  readonly ago: number
  readonly platform: string
  readonly channel: number
  /** Of all users on that day. */
  readonly part: number
  readonly roll: (bound: number) => number
}

function figureOf(world: SampleWorld, { ago, platform, channel, part, roll }: Part): Row {
  const near = (of: number) => Math.round(of * part * (0.88 + roll(24) / 100))
  const activeUsers = near(26_400)
  const payUsers = near(820)
  const orders = payUsers + Math.floor(payUsers / (6 + roll(5)))
  const newVip = near(146)
  const revenue = orders * (3_900 + roll(2_600))
  const at = world.at(1 - ago, '01:05')
  return {
    ...{ date: world.day(-ago), channel, platform },
    ...{ newUsers: near(960), activeUsers, payUsers, orders, revenue },
    refunds: Math.round((revenue * (2 + roll(4))) / 100),
    ...{ newVip, renewVip: near(88) },
    listenTime: activeUsers * (620 + roll(420)),
    readTime: activeUsers * (310 + roll(260)),
    comments: near(310),
    redeemed: near(74),
    // Empty until the day it is told by is over.
    retention1: ago > 1 ? 36 + roll(110) / 10 : null,
    retention7: ago > 7 ? 17 + roll(80) / 10 : null,
    ...{ createdAt: at, updatedAt: at, createdBy: null, updatedBy: null },
  }
}
