import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { call } from '../../../client/client.ts'

/** What of a month's limit is used, and what is left afterwards; in fen. */
export interface Allowance {
  readonly most: number
  readonly used: number
  readonly afterwards: number
}
export interface Found {
  readonly code: string
  readonly level: 'error' | 'warn' | 'skip' | 'note'
  readonly column: string | null
  readonly message: string
}
/** What giving something to a user would come to. */
export interface Checked {
  readonly gift: string
  /** In fen; null where nobody knows what it is worth. */
  readonly amount: number | null
  readonly until: string | null
  readonly findings: readonly Found[]
  readonly allowance: Allowance | null
  readonly approval: {
    readonly needed: boolean
    readonly why: string | null
    readonly approvers: readonly string[]
  }
}
/** What was given, or handed in. */
export interface Given {
  readonly batch: number
  readonly batchNo: string
  readonly status: string
  readonly row: string | null
  readonly problem: string | null
  readonly gift: readonly [string, string]
  readonly why: readonly [string, string]
  readonly reply: string | null
  readonly allowance: Allowance | null
}

export const checkOne = async (
  asked: { readonly user: number; readonly kind: string; readonly cells: Cells },
  signal: AbortSignal,
): Promise<Checked> =>
  (await call<Checked>('POST', 'batchGive/checkOne', { body: asked, signal, quiet: true })).data

export const giveOne = async (user: number, body: Row): Promise<Given> =>
  (await call<Given>('POST', `appUser/${user}/give`, { body, timeout: 60_000 })).data
