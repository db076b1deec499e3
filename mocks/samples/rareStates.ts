import type { Row } from '#declare'
import { periodOf } from './camps/campCatalogue.ts'
import type { SampleWorld } from './sampleWorld.ts'

/** Of the records that are as told the last is put into another state, with what belongs to that. */
type Rare = readonly [was: Row, becomes: (world: SampleWorld, row: Row) => Row]

/** States that hardly a record is in, by entity. */
const rare: { readonly [entity: string]: readonly Rare[] } = {
  clockInReward: [[{ status: 'given' }, () => ({ status: 'waiting', givenAt: null })]],
  marathon: [[{ season: '2026夏' }, () => ({ status: 'withdrawn' })]],
  medalLevel: [[{ level: 6, status: 'published' }, () => ({ status: 'withdrawn' })]],
  aiOpinion: [[{ status: 'published' }, () => ({ status: 'withdrawn' })]],
  offlineParticipant: [
    [{ status: 'pending' }, () => ({ status: 'rejected', remark: '名额已满，欢迎下次早些报名' })],
  ],
  campCatalogue: [
    [
      { nodeKind: 'task', taskKind: 'reading', period: periodOf([1, 12]) },
      () => ({ status: 'hidden' }),
    ],
  ],
  campSop: [
    [{ status: 'enabled', period: null }, () => ({ status: 'disabled' })],
    [{ status: 'done' }, () => ({ status: 'skipped', sentAt: null, sentCount: 0 })],
  ],
  campStudent: [
    [
      { status: 'dropped' },
      () => ({ status: 'refunded', origin: 'order', orderNumber: 'CP20269001', paidAmount: 19900 }),
    ],
  ],
  epubChapter: [[{ title: '注释' }, () => ({ visible: false })]],
  h5Page: [[{ status: 'published' }, () => ({ edited: true })]],
  raffleWinner: [
    [
      { source: 'raffle', delivery: 'auto', status: 'fulfilled' },
      () => ({ status: 'claimed', remark: '到账失败，查明后重新发放' }),
    ],
  ],
  giftGiven: [
    [{ status: 'failed' }, () => ({ status: 'waiting', failure: null })],
    [{ status: 'given' }, () => ({ status: 'takenBack' })],
  ],
  unionSale: [
    [{ status: 'failed' }, () => ({ status: 'waiting', tries: 1 })],
    [{ status: 'delivered' }, (world) => ({ status: 'lapsed', claimUntil: world.at(-1, '09:40') })],
  ],
  shopServing: [[{ status: 'done' }, () => ({ status: 'takenBack' })]],
  projectIncome: [
    [{ status: 'expected' }, () => ({ status: 'void', remark: '合作方改签，另行登记' })],
  ],
  settlementVip: [[{ status: 'pending' }, () => ({ status: 'void' })]],
  yongsMember: [[{ status: 'dropped', paid: 1900 }, () => ({ status: 'refunded' })]],
  yongsComplete: [
    [{ status: 'draft' }, (world) => ({ status: 'withdrawn', publishAt: world.at(-320, '10:00') })],
  ],
  recommendIcon: [
    [{ status: 'draft' }, () => ({ status: 'withdrawn' })],
    [{ status: 'draft' }, () => ({ name: '夜读', skin: '日常' })],
  ],
  campaign: [[{ status: 'published' }, () => ({ status: 'draft', uv: 0, orders: 0, sales: 0 })]],
  cloudContent: [[{ status: 'draft' }, () => ({ status: 'withdrawn' })]],
  magazineRecommend: [[{ status: 'draft' }, () => ({ status: 'withdrawn' })]],
  radioStation: [[{ status: 'published' }, () => ({ status: 'withdrawn' })]],
  articleSpeed: [[{ isDefault: false }, () => ({ status: 'disabled' })]],
  category: [[{ status: 'enabled' }, () => ({ status: 'disabled' })]],
  userBook: [[{ status: 'expired' }, () => ({ status: 'replaced' })]],
  userQualification: [[{ status: 'expired' }, () => ({ status: 'replaced' })]],
}

/** The records of an entity, with some in states that are rare but last. */
export function withRareStates(name: string, rows: readonly Row[], world: SampleWorld): Row[] {
  const all = [...rows]
  for (const [was, becomes] of rare[name] ?? []) {
    const at = all.findLastIndex((row) =>
      Object.entries(was).every(([field, value]) => row[field] === value),
    )
    if (at < 0)
      throw new Error(`Sample records: no ${name} is ${JSON.stringify(was)}; check rareStates`)
    all[at] = { ...(all[at] as Row), ...becomes(world, all[at] as Row) }
  }
  return all
}
