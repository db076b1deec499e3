import type { JobKind } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from '#portal/engine/queue/oneByOne.ts'

const GROUP = 100

/**
 * Gives the rewards of a clock-in that were reached and not yet given; those that cannot be given, as where the stock
 * is gone, are listed. What was given is passed over, so that it may be run again.
 */
export const job: JobKind = {
  step: (work) =>
    oneByOne(work, {
      entity: 'clockInReward',
      where: { courseClockIn: work.params.activity, status: 'waiting' },
      most: GROUP,
      act: ({ records }, { id }) => records.move('clockInReward', id as number, 'give'),
      titleOf: async ({ records }, { days, user }) => {
        const person = await records.find('appUser', user as number)
        return `${person?.nickname ?? ''} · ${days} 天`
      },
    }),
}
