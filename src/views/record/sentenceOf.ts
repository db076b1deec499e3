import { type Entity, isLabel, type Label, type Row, type Told } from '#declare'
import { holds } from '#derive/condition.ts'
import { readAs } from '#widgets/computed/kind.ts'
import { kinds } from '#widgets/kinds.ts'
import { aloneWith } from './demands.ts'

/** The first of some sentences that is true of a record; undefined where none is. */
export function trueOf(
  tells: Label | readonly Told[],
  entity: Entity,
  record: Row,
): Label | undefined {
  if (isLabel(tells)) return tells
  const here = aloneWith(entity, record)
  return tells.find(({ when }) => !when || holds(when, here) === true)?.says
}

/** A sentence filled in from a record, as one sends it: `订单 {orderNo} 已退款 {refundAsked}`. */
export function filledIn([zh, en]: Label, { fields }: Entity, record: Row): Label {
  const plain = (language: 'zh' | 'en') => (whole: string, name: string) => {
    const field = fields[name]
    if (!field) return whole
    const said = kinds[readAs(field)].plain(record[name] as never, field, language)
    // A second is told to nobody.
    return said.replace(/(\d\d:\d\d):\d\d$/, '$1')
  }
  return [zh.replace(/\{(\w+)\}/g, plain('zh')), en.replace(/\{(\w+)\}/g, plain('en'))]
}

/** What to send somebody who asks about a record; undefined where there is nothing to say of it as it stands. */
export function answerOf(entity: Entity, record: Row): Label | undefined {
  const found = entity.answers && trueOf(entity.answers, entity, record)
  return found && filledIn(found, entity, record)
}
