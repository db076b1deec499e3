import type { Entity, Label } from '#declare'

/** What the name of a state says beyond the deed that leads there: 已发布, 未通过, 退款中. */
const around = /^(已|未|待|不|正在|部分)+|(中|了|成功)$/g

const stem = (text: string): string => text.replace(around, '')

/**
 * The state a move leads to where its name does not say so: "发布" leads to "已发布", and everybody knows; "恢复" of a
 * comment leads to "待审核", which nobody would guess.
 */
export function unsaidState(
  { moves, states }: Pick<Entity, 'moves' | 'states'>,
  name: string,
): Label | undefined {
  const { label, to } = moves[name] ?? {}
  const state = states[to ?? '']
  if (!label || !state) return undefined
  const [does, becomes] = [stem(label[0]), stem(state[0])]
  const isSaid = does.includes(becomes) || becomes.includes(does)
  return isSaid ? undefined : state
}
