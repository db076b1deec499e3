import type { Row } from '#declare'
import { type SampleWorld, stamps } from '../sampleWorld.ts'
import { medalCount, stateOf } from './medal.ts'
import { levelCount } from './medalLevel.ts'

const granted = Array.from({ length: medalCount }, (_, index) => index).filter(
  (index) => stateOf(index) === 'published',
)
/** Users of the samples that hold something. */
const USERS = 30

/** 150 holdings, each user's own: two in three of medals, the rest of levels; three of them revoked. */
export const medalHolders = (world: SampleWorld): Row[] =>
  Array.from({ length: 150 }, (_, index) => {
    const user = 1 + (index % USERS)
    const turn = Math.floor(index / USERS)
    const isLevel = turn > 2
    const byHand = index % 6 === 0
    const days = 150 - index
    return {
      user,
      medal: isLevel ? null : 1 + (granted[(user * 3 + turn * 7) % granted.length] as number),
      // The lowest two of a series first.
      level: isLevel ? 1 + ((((user % 6) * 6 + turn - 3) % levelCount) as number) : null,
      origin: isLevel || !byHand ? 'rule' : 'manual',
      reason: isLevel
        ? '累计达到该等级'
        : byHand
          ? '活动期间系统故障，客服核实后补发'
          : '达成获得条件',
      grantedAt: world.at(
        -days,
        `${String(8 + (index % 12)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
      ),
      revokedAt: index % 50 === 7 ? world.at(-Math.max(1, days - 3), '15:20') : null,
      status: index % 50 === 7 ? 'revoked' : 'held',
      ...stamps(world, days, 2),
    }
  })
