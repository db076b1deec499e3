import type { Label } from './label.ts'

/**
 * The life most of what is published leads: a draft is put on, taken off after a question, and put on again. Spread into
 * a declaration: `...shelf()`, or `...shelf(['在售', 'On sale'], ['已下架', 'Off sale'])` where the states are called
 * otherwise; the moves are called after them.
 */
export const shelf = (
  published: Label = ['已上架', 'Published'],
  withdrawn: Label = ['已下架', 'Withdrawn'],
) =>
  ({
    states: { draft: ['草稿', 'Draft'], published, withdrawn },
    moves: {
      publish: { from: ['draft', 'withdrawn'], to: 'published' },
      withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' },
    },
  }) as const
