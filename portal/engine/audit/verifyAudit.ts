import { type Label, wordOf } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { entriesOf, linkOf, type Seal, saidBy } from './auditSeals.ts'

/** Links read at a stretch. */
const STRETCH = 1000
/** So many findings are told one by one. */
const TOLD = 20

/** What the chain over the audit log says of it. */
export interface AuditVerdict {
  /** Entries that are there and say what they said when they were sealed. */
  readonly whole: number
  /** Removed by the clock, since they are older than entries are kept. */
  readonly outlived: number
  /** Written too lately to be sealed yet. */
  readonly unsealed: number
  /** Where the chain ends now: note it elsewhere, and a later verification tells whether its end was cut off. */
  readonly head: string
  readonly findings: readonly Label[]
}

/**
 * Goes through the chain and the log side by side. Finds entries that say something else than when they were sealed,
 * entries that are gone before their time, links that were changed or left out, and, where a former `head` is given,
 * whether the chain still runs through it.
 */
export async function verifyAudit(context: PortalContext, head?: string): Promise<AuditVerdict> {
  const { database, secret } = context
  const { db } = database
  const found: Label[] = []
  const tell = (label: Label) => found.push(label)
  let [whole, outlived] = [0, 0]
  let before: Pick<Seal, 'seq' | 'link'> = { seq: 0, link: '' }
  let hasMet = head === undefined
  const kept = keptSince(context)
  for (;;) {
    const some = await sealsAfter(context, before.seq)
    if (some.length === 0) break
    const entries = await entriesOf(
      context,
      db,
      some.map(({ entry }) => entry),
    )
    const rows = new Map(entries.map((row) => [row.id as number, row]))
    for (const seal of some) {
      if (seal.seq !== before.seq + 1) tell(leftOut(before.seq + 1, seal.seq - 1))
      // After a gap nothing before is known: the link is taken as it stands, and the gap told once.
      else if (seal.link !== (await linkOf(secret, before.link, seal.said))) tell(unlinked(seal))
      const row = rows.get(seal.entry)
      if (!row && seal.at < kept) outlived++
      else if (!row) tell(gone(seal))
      else if ((await saidBy(secret, row)) !== seal.said) tell(changed(seal))
      else whole++
      if (headOf(seal) === head) hasMet = true
      before = seal
    }
  }
  if (!hasMet) tell(cutOff(head as string))
  return {
    whole,
    outlived,
    unsealed: await unsealed(context),
    head: headOf(before),
    findings: found,
  }
}

/** What is told on the terminal, and whether all of it holds. */
export function verdictTold(verdict: AuditVerdict): {
  readonly told: string
  readonly isWhole: boolean
} {
  const { whole, outlived, unsealed: open, head, findings } = verdict
  const lines = [
    `未改动 Whole          ${whole}`,
    ...(outlived > 0 ? [`已过保存期 Outlived   ${outlived}`] : []),
    ...(open > 0 ? [`尚未封存 Not sealed   ${open}`] : []),
    `链尾 Head            ${head}`,
    ...findings.slice(0, TOLD).flatMap(([zh, en], at) => [`${at + 1}. ${zh}`, `   ${en}`]),
    ...(findings.length > TOLD ? [`… ${findings.length}`] : []),
  ]
  return { told: lines.join('\n'), isWhole: findings.length === 0 }
}

async function sealsAfter({ database }: PortalContext, seq: number): Promise<Seal[]> {
  const rows = await database.db
    .selectFrom('_auditSeal')
    .selectAll()
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(STRETCH)
    .execute()
  return rows.map((row) => ({
    seq: Number(row.seq),
    entry: Number(row.entry),
    at: row.at as string,
    said: row.said as string,
    link: row.link as string,
  }))
}

async function unsealed({ database }: PortalContext): Promise<number> {
  const { db } = database
  const row = await db
    .selectFrom('auditLog as a')
    .select(({ fn }) => fn.countAll().as('open'))
    .where(({ not, exists }) =>
      not(
        exists(db.selectFrom('_auditSeal as s').select('s.seq').whereRef('s.entry', '=', 'a.id')),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.open)
}

/** Entries from before this moment may be gone: the declaration of the log says how long they are kept. */
function keptSince(context: PortalContext): string {
  const { rules } = entityNamed(context, 'auditLog')
  const keeping = Object.values(rules)
    .flat()
    .find((literal) => wordOf(literal) === 'keep') as { readonly keep?: string } | undefined
  return keeping?.keep ? shift(shanghaiTime(context.clock()), `-${keeping.keep}`) : ''
}

const headOf = ({ seq, link }: Pick<Seal, 'seq' | 'link'>): string => `${seq}:${link.slice(0, 32)}`

const changed = ({ entry, at }: Seal): Label => [
  `条目 ${entry}（${at}）已被改动`,
  `Entry ${entry} of ${at} was changed`,
]
const gone = ({ entry, at }: Seal): Label => [
  `条目 ${entry}（${at}）已被删除`,
  `Entry ${entry} of ${at} was removed`,
]
const unlinked = ({ seq, entry }: Seal): Label => [
  `第 ${seq} 环（条目 ${entry}）与前一环不符：链被改动，或密钥不是封存时的密钥`,
  `Link ${seq}, of entry ${entry}, does not follow the one before: the chain was changed, or the secret is not that it was sealed with`,
]
const leftOut = (from: number, to: number): Label => [
  `缺少第 ${from} 至 ${to} 环`,
  `Links ${from} to ${to} are missing`,
]
const cutOff = (head: string): Label => [
  `链中没有此前记下的链尾 ${head}：其后的条目可能被整段删除`,
  `The chain no longer runs through the head ${head} that was noted: what followed it may have been cut off`,
]
