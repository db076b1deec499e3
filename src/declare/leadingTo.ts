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

/**
 * What a move that publishes, withdraws or schedules is called after the state it leads to: `定时发布` where records then
 * wait to be 发布; undefined where the usual word fits.
 */
export function calledAfter(move: string, state: Label | undefined): Label | undefined {
  if (move === 'schedule') return state?.[0].endsWith('发布') ? ['定时发布', 'Schedule'] : undefined
  return ['publish', 'withdraw'].includes(move) ? leadingTo[state?.[0] ?? ''] : undefined
}
