import type { Row } from '#declare'

/** A keyword of a robot with what it answers. */
export interface KeywordReply {
  readonly keyword: string
  readonly match: 'exact' | 'contains'
  readonly reply: string
}

/** The reply a message gets: an exact keyword wins over one it contains, then the longer one; null for none. */
export function replyTo(robot: Row, message: string): KeywordReply | null {
  const text = message.trim()
  const replies = (robot.replies ?? []) as readonly KeywordReply[]
  const fitting = replies.filter(({ keyword, match }) =>
    match === 'exact' ? text === keyword : text.includes(keyword),
  )
  const rank = ({ match, keyword }: KeywordReply) => (match === 'exact' ? 1000 : 0) + keyword.length
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
