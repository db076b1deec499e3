import type { Account } from './account.ts'

/** What the roles somebody holds ask of how they sign in. Held, not in effect: changing roles gets around none of it. */
export interface Demands {
  /** What the roles are called that ask for a second factor; empty where none does. */
  readonly factorFor: readonly string[]
  /** After so many minutes without a deed a session ends; null where no role says so. The strictest counts. */
  readonly idleMinutes: number | null
}

/** The demands of an account's roles. */
export function demandsOf({ roles }: Pick<Account, 'roles'>): Demands {
  const limits = roles.map(({ idleMinutes }) => Number(idleMinutes ?? 0)).filter((one) => one > 0)
  return {
    factorFor: roles.filter((role) => role.secondFactor === true).map(({ name }) => String(name)),
    idleMinutes: limits.length > 0 ? Math.min(...limits) : null,
  }
}
