import { call } from '../../client/client.ts'

/** What the portal tells one person. Moments are ISO 8601 with +08:00. */
export interface Notice {
  readonly id: number
  readonly version: number
  readonly type: string
  readonly title: string
  readonly body: string | null
  /** A path of the admin. */
  readonly target: string | null
  readonly status: 'unread' | 'read'
  readonly createdAt: string
}
export interface MyNotices {
  readonly unread: number
  /** The newest ones, read or not. */
  readonly list: readonly Notice[]
}

/** What the answers are kept under; lists of notices begin with the same word. */
export const noticesKey = ['notice', 'mine'] as const

export const myNotices = async (): Promise<MyNotices> =>
  (await call<MyNotices>('GET', 'notice/mine', { quiet: true })).data

export const markNotice = (id: number, move: 'markRead' | 'markUnread') =>
  call('POST', `notice/${id}/${move}`, { body: {}, quiet: true })

export const markAllRead = () => call('POST', 'notice/markAllRead', { body: {}, quiet: true })
