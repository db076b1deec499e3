import type { Entity, Label, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { CopyReply } from '../timeline/CopyReply.tsx'
import { filledIn } from './sentenceOf.ts'
import './moveEffect.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly tells: Label
}

/** The sentence to send whoever a decision is about, filled in from the record: `订单 {orderNo} 已退款 {refundAsked}`. */
export default function ReaderNote({ entity, record, tells }: Props) {
  const say = useSay()
  const text = say(filledIn(tells, entity, record))
  return (
    <div className="effect effect-reader">
      <p>
        {say(['做好后可以发给用户：', 'To send the user, once it is done: '])}
        {text}
      </p>
      <CopyReply text={text} />
    </div>
  )
}
