import { sql } from 'kysely'
import { isCopyOf } from './copies.ts'
import type { Database, Db } from './database.ts'
import { forgetKept } from './freshness.ts'

/** How a replica stands. */
export interface ReplicaState {
  readonly isUsed: boolean
  /** How far it is behind, in milliseconds, as far as one can tell; null while it is out of reach. */
  readonly behind: number | null
  /** Why it is not used. */
  readonly reason?: 'unreachable' | 'late' | 'stranger'
}

/** A read replica of the database: what only reads may be read there, where it holds what the reader wrote. */
export interface Replica {
  /**
   * Reads there; from the primary where the replica does not hold all up to `wrote` yet, is late or out of reach, or
   * fails at it. What is done must only read, since it may be done twice.
   */
  read<T>(wrote: string | null, work: (db: Db) => Promise<T>): Promise<T>
  /** How it stands, looked at anew where that is older than a second. */
  state(): Promise<ReplicaState>
  close(): Promise<void>
}

/** A look at both servers holds for so long, in milliseconds. */
const HOLDS = 1000
/** Later than that, in milliseconds, and nobody is served from it. */
const LATE = 10_000

/** A sample of where the primary's log was, and when. */
interface Sample {
  readonly at: bigint
  readonly time: number
}
interface Look extends ReplicaState {
  readonly time: number
  /** How far it has the primary's log. */
  readonly replayed: bigint
}

/** @param failed is told what went wrong when the replica begins to fail */
export function replicaOf(
  primary: Database,
  copy: Database,
  failed: (error: Error) => void = () => {},
): Replica {
  isCopyOf(copy.db, primary.db)
  let last: Look | undefined
  let looking: Promise<Look> | undefined
  let samples: Sample[] = []
  let isOurs: boolean | undefined
  const look = async (): Promise<Look> => {
    const time = Date.now()
    try {
      isOurs ??= await isStandbyOf(copy.db, primary.db)
      if (!isOurs) return { time, isUsed: false, behind: null, reason: 'stranger', replayed: 0n }
      const written = await positionOf(primary.db, 'pg_current_wal_insert_lsn()')
      const replayed = await positionOf(copy.db, 'pg_last_wal_replay_lsn()')
      // Others read it while it was behind: what was worked out then is worked out anew.
      if (last && replayed !== last.replayed) forgetKept(copy.db)
      samples = [...samples, { at: written, time }].filter(({ at }) => at > replayed)
      const behind = samples[0] ? time - samples[0].time : 0
      return behind > LATE
        ? { time, isUsed: false, behind, reason: 'late', replayed }
        : { time, isUsed: true, behind, replayed }
    } catch (error) {
      if (last?.reason !== 'unreachable') failed(error as Error)
      samples = []
      return { time, isUsed: false, behind: null, reason: 'unreachable', replayed: 0n }
    }
  }
  const looked = async (holds = HOLDS): Promise<Look> => {
    if (last && Date.now() - last.time < holds) return last
    looking ??= look().finally(() => {
      looking = undefined
    })
    last = await looking
    return last
  }
  const holdsAll = async (wrote: string | null): Promise<boolean> => {
    const found = await looked()
    if (!found.isUsed || wrote === null || found.replayed >= numberOf(wrote)) return found.isUsed
    const anew = await looked(0)
    return anew.isUsed && anew.replayed >= numberOf(wrote)
  }
  return {
    async read(wrote, work) {
      if (!(await holdsAll(wrote))) return work(primary.db)
      return work(copy.db).catch((error: Error & { readonly code?: unknown }) => {
        if (!isTheServers(error)) throw error
        last = undefined
        return work(primary.db)
      })
    },
    async state() {
      const { isUsed, behind, reason } = await looked()
      return { isUsed, behind, ...(reason && { reason }) }
    },
    close: () => copy.close(),
  }
}

/** Whether it follows that very server: positions in the log of another one mean nothing. */
async function isStandbyOf(copy: Db, primary: Db): Promise<boolean> {
  const asked = sql<{ own: string; copy: boolean }>`
    select system_identifier::text as "own", pg_is_in_recovery() as "copy" from pg_control_system()`
  const [one, other] = [await asked.execute(copy), await asked.execute(primary)]
  return one.rows[0]?.copy === true && one.rows[0].own === other.rows[0]?.own
}

async function positionOf(db: Db, of: string): Promise<bigint> {
  const { rows } = await sql<{ at: string | null }>`select ${sql.raw(of)}::text as "at"`.execute(db)
  return numberOf(rows[0]?.at ?? '0/0')
}

/** `16/B374D848` as a number, so that it can be compared. */
function numberOf(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** What a standby says that a primary would not: gone, in the way of its log, without a table yet, for reading only. */
const servers = /^(08...|40001|40P01|42P01|42703|25006|53300|57P0[1-5]|E[A-Z]+)$/
const withoutCode = /Connection terminated|timeout exceeded when trying to connect|not queryable/

const isTheServers = ({ code, message }: Error & { readonly code?: unknown }): boolean =>
  typeof code === 'string' ? servers.test(code) : withoutCode.test(message)
