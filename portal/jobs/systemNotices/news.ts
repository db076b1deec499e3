import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { kindOfSymptom, type SystemNoticeKind } from '#portal/engine/systemNotices/noticeKinds.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import type { Symptom } from '#wire/symptom.ts'
import { type Happened, happenings } from './happened.ts'

/** What was told already, so that neither a restart nor another portal tells it again. */
export interface Told {
  readonly since: string
  readonly keys: readonly string[]
  /** What stood badly when it was told, and when that was, in milliseconds. */
  readonly ill: { readonly [of: string]: number }
}

/** What stands badly for long is told again after so long, in milliseconds. */
const AGAIN = 24 * 3_600_000
/** So many keys are remembered; older ones lie before `since`. */
const REMEMBERED = 500

/** What somebody is told of. */
export interface Wanted {
  readonly kinds: readonly SystemNoticeKind[]
  /** Whose jobs; everybody's where nobody is named. */
  readonly jobsOf?: number
}

/**
 * What has come about since it was told last, and what stands badly or well again; with what to remember once it was
 * told. Whoever is told for the first time is not told of the past.
 */
export async function newsFor(
  {
    db,
    now,
    symptoms,
  }: {
    readonly db: Db | Tx
    readonly now: Date
    readonly symptoms: () => Promise<readonly Symptom[]>
  },
  before: Told | null,
  { kinds, jobsOf }: Wanted,
): Promise<{ readonly lines: readonly Label[]; readonly told: Told }> {
  if (!before) return { lines: [], told: { since: shanghaiTime(now), keys: [], ill: {} } }
  const found: Happened[] = []
  for (const kind of kinds)
    if (isHappening(kind)) found.push(...(await happenings[kind](db, before.since, jobsOf)))
  const fresh = found.filter(({ key }) => !before.keys.includes(key))
  const asksCondition = kinds.some((kind) => !isHappening(kind))
  const wanted = asksCondition
    ? (await symptoms()).filter((one) => kinds.includes(kindOfSymptom(one)))
    : []
  const stands = asksCondition
    ? changed(wanted, before.ill, now.getTime())
    : { lines: [], ill: before.ill }
  const keys = [...before.keys, ...fresh.map(({ key }) => key)].slice(-REMEMBERED)
  return {
    lines: [...stands.lines, ...fresh.map(({ told }) => told)],
    told: { since: sinceOf(now, before.since), keys, ill: stands.ill },
  }
}

const isHappening = (kind: SystemNoticeKind): kind is keyof typeof happenings =>
  Object.hasOwn(happenings, kind)

/** What was written by a transaction that ended late is not missed; keys keep it from being told twice.
 * Nor is there a way back to what was there before somebody wanted to be told. */
const sinceOf = (now: Date, before: string): string => {
  const since = shanghaiTime(new Date(now.getTime() - 10 * 60_000))
  return since > before ? since : before
}

function changed(symptoms: readonly Symptom[], before: Told['ill'], now: number) {
  const lines: Label[] = []
  const ill: Record<string, number> = {}
  for (const { of, state, told } of symptoms) {
    const since = before[of[1]]
    if (state === 'well') {
      if (since !== undefined) lines.push([`✓ ${of[0]}恢复正常`, `✓ ${of[1]} is well again`])
      continue
    }
    const isNew = since === undefined || now - since >= AGAIN
    ill[of[1]] = isNew ? now : since
    if (isNew) lines.push([`⚠ ${of[0]}：${told[0]}`, `⚠ ${of[1]}: ${told[1]}`])
  }
  return { lines, ill }
}

/** What was told under a name. */
export async function readTold(db: Db | Tx, name: string): Promise<Told | null> {
  const kept = await lastDone(db, name)
  return kept === undefined ? null : (parsedJson(kept) as Told)
}

export const keepTold = (tx: Tx, name: string, told: Told): Promise<void> =>
  markDone(tx, name, JSON.stringify(told))
