import type { Entity, Jump, Label, Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { withinHours } from './withinHours.ts'

/** News goes out between these. */
const FROM = '08:00'
const TO = '22:00'

/** Why a push cannot go out at a moment, for its hour; null where it can. */
export function quietHours({ kind }: Row, moment: string): Label | null {
  if (kind !== 'operation' || withinHours(moment, FROM, TO)) return null
  return [
    `运营消息只在 ${FROM} 到 ${TO} 之间推送，${moment.slice(11, 16)} 不能推送`,
    `Operation pushes go out between ${FROM} and ${TO}, not at ${moment.slice(11, 16)}`,
  ]
}

/** Why what a push opens is nothing for readers; null where it is there. */
export async function deadLink(
  { link }: Row,
  records: Records,
  entities: ReadonlyMap<string, Entity>,
): Promise<Label | null> {
  const target = jumpTarget(link as Jump | null)
  const entity = target && entities.get(target.entity)
  if (!target || !entity) return null
  const row = await records.find(target.entity, target.id)
  const [zh, en] = entity.label
  if (!row) return [`要打开的${zh}已不存在`, `The ${en} it opens is gone`]
  const state = String(row[entity.stateField] ?? '')
  if (!('published' in entity.states) || state === 'published') return null
  const [now, nowEn] = entity.states[state] ?? [state, state]
  const title = titleOf(entity, row)
  return [
    `要打开的${zh}“${title}”是“${now}”，请先上架或换一个跳转`,
    `The ${en} it opens, "${title}", is "${nowEn}": publish it, or open something else`,
  ]
}
