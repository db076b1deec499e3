import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from '#portal/engine/queue/oneByOne.ts'

const GROUP = 100
const MOST = 100_000

/** Everybody who finished a distance, the earliest first. */
async function ranking(records: Records, marathon: unknown): Promise<ReadonlyMap<unknown, number>> {
  const where = { marathon, finishedAt: { set: true } }
  const finishers = await records.select('participation', where, {
    limit: MOST,
    sort: 'finishedAt',
  })
  const counts = new Map<unknown, number>()
  return new Map(
    finishers.map(({ id, distance }) => {
      const rank = (counts.get(distance) ?? 0) + 1
      counts.set(distance, rank)
      return [id, rank]
    }),
  )
}

/** Medals a runner has earned: for finishing, or for a rank; of this distance or of any. */
const earns = (runner: Row, { condition, marathonGroup, target }: Row): boolean =>
  (!marathonGroup || marathonGroup === runner.distance) &&
  (condition === 'finishMarathon' ||
    (condition === 'marathonRank' && Number(runner.rank) <= Number(target)))

async function settled(records: Records, race: Row, medals: readonly Row[], runner: Row) {
  if (!runner.finishedAt) return
  const group = ((race.groups ?? []) as Row[]).find(({ name }) => name === runner.distance)
  const { user } = runner
  for (const medal of medals.filter((one) => earns(runner, one))) {
    const held = await records.count('medalHolder', { medal: medal.id, user, status: 'held' })
    const reason = `${race.title} ${runner.distance}`
    if (held === 0)
      await records.create('medalHolder', { medal: medal.id, user, reason, origin: 'rule' })
  }
  const of = { sourceType: 'marathon', sourceName: race.title, goodsName: group?.goodsName }
  if (group?.goodsName && (await records.count('materialOrder', { ...of, user })) === 0)
    await records.create('materialOrder', { ...of, quantity: 1, user })
}

/**
 * Fixes the ranks of a marathon that is over, grants the medals that name it and makes the orders for what finishers
 * get; whoever has something already is passed over, so that it may be run again.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { params, kept, records } = work
    const race = (await records.find('marathon', Number(params.marathon))) as Row
    const ranks =
      (kept.get('ranks') as ReadonlyMap<unknown, number> | undefined) ??
      (await ranking(records, race.id))
    kept.set('ranks', ranks)
    const medals = await records.select(
      'medal',
      { marathon: race.id, status: 'published' },
      { limit: 100 },
    )
    return oneByOne(work, {
      entity: 'participation',
      where: { marathon: race.id },
      most: GROUP,
      act: async (own, runner) => {
        const rank = ranks.get(runner.id) ?? null
        await own.records.update('participation', runner.id as number, { rank })
        await settled(own.records, race, medals, { ...runner, rank })
      },
    })
  },
}
