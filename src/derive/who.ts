import type { Who } from '#declare'
import { either } from './condition.ts'
import type { Situation } from './situation.ts'

/** Whether whoever asks is one of these. The portal and the app always are; undefined where that cannot be told here. */
export function isWho(who: Who | readonly Who[], situation: Situation): boolean | undefined {
  if (situation.session?.acting && situation.session.acting !== 'user') return true
  return either([who].flat().map((one) => isOne(one as Who, situation)))
}

function isOne(who: Who, situation: Situation): boolean | undefined {
  const { session } = situation
  if (!session) return undefined
  if (typeof who === 'string') return session.roles.includes(who)
  if ('right' in who) return session.roles.includes('admin') || session.special.has(who.right)
  if ('creator' in who) return isCreator(situation)
  if (who.not === 'creator') return !isCreator(situation)
  if (who.not === 'self') return situation.before?.id !== session.user?.id
  return isNotMover(who.not.mover, situation)
}

const isCreator = ({ before, session }: Situation) =>
  !before || before.createdBy === session?.user?.id

function isNotMover(move: string, situation: Situation): boolean | undefined {
  const { before, entity, session } = situation
  if (!before) return true
  const mover = situation.ask({ ask: 'mover', entity: entity.name, id: before.id as number, move })
  return mover === undefined ? undefined : mover !== session?.user?.id
}
