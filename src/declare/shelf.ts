import type { Label } from './label.ts'

/** What leads to a state of this name, where it is not called 上架 and 下架: the move reads as the state it makes. */
const leadingTo: { readonly [state: string]: Label } = {
  已上线: ['上线', 'Put online'],
  已下线: ['下线', 'Take offline'],
  已发布: ['发布', 'Publish'],
  已撤回: ['撤回', 'Withdraw'],
  已启用: ['启用', 'Enable'],
  已停用: ['停用', 'Stop'],
  已上墙: ['上墙', 'Put on the wall'],
  已下墙: ['下墙', 'Take off the wall'],
}

/** Nothing where the usual word fits. */
const called = ([zh]: Label): { readonly label?: Label } => {
  const label = leadingTo[zh]
  return label ? { label } : {}
}

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
      publish: { ...called(published), from: ['draft', 'withdrawn'], to: 'published' },
      withdraw: { ...called(withdrawn), from: ['published'], to: 'withdrawn', confirm: 'yes' },
    },
  }) as const
