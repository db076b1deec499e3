import type { Label } from '#declare'
import { call } from '../../client/client.ts'

export type NoticeWay = 'mail' | 'robot'

/** What the system may tell oneself, and how one wants to hear it. */
export interface SystemNotices {
  readonly kinds: readonly {
    readonly kind: string
    readonly label: Label
    readonly ways: readonly NoticeWay[]
  }[]
  /** Ways that are not set up: what is sent by them stays with the portal. */
  readonly standIns: readonly NoticeWay[]
}

export const readSystemNotices = async (): Promise<SystemNotices> =>
  (await call<SystemNotices>('GET', 'index/systemNotices')).data

/** Chooses the ways of each kind. @throws PortalError in the portal's words. */
export const chooseSystemNotices = async (
  kinds: SystemNotices['kinds'],
): Promise<SystemNotices> => {
  const chosen = kinds.filter(({ ways }) => ways.length > 0)
  const body = Object.fromEntries(chosen.map(({ kind, ways }) => [kind, ways]))
  return (await call<SystemNotices>('PUT', 'index/systemNotices', { body })).data
}
