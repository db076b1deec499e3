import type { Label } from './label.ts'

/**
 * The life most of what is published leads: a draft is put on, taken off after a question, and put on again. Spread into
 * a declaration: `...shelf()`, or `...shelf(['在售', 'On sale'], ['已下架', 'Off sale'])` where the states are called
 * otherwise; the moves are called after them. What is taken back a moment after it was put on is off again.
 */
export const shelf = (
  published: Label = ['已上架', 'Published'],
  withdrawn: Label = ['已下架', 'Withdrawn'],
) =>
  ({
    states: { draft: ['草稿', 'Draft'], published, withdrawn },
    moves: {
      publish: { from: ['draft', 'withdrawn'], to: 'published', undo: 'withdraw', timed: true },
      withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes', timed: true },
    },
  }) as const

/** The same where other records are taken off along with one (`follows`): those do not come back by putting it on again. */
export const followedShelf = (...called: Parameters<typeof shelf>) => {
  const { states, moves } = shelf(...called)
  return { states, moves: { ...moves, withdraw: { ...moves.withdraw, undo: 'alone' } } } as const
}
