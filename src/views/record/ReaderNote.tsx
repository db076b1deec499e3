import type { Entity, Label, Row } from '#declare'
import { readAs } from '#widgets/computed/kind.ts'
import { kinds } from '#widgets/kinds.ts'
import { useSay } from '../../i18n/useSay.ts'
import { CopyReply } from '../timeline/CopyReply.tsx'
import './moveEffect.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly tells: Label
}

/** The sentence to send whoever a decision is about, filled in from the record: `订单 {orderNo} 已退款 {refundAsked}`. */
export default function ReaderNote({ entity, record, tells }: Props) {
  const say = useSay()
  const plain = (language: 'zh' | 'en') => (whole: string, name: string) => {
    const field = entity.fields[name]
    return field ? kinds[readAs(field)].plain(record[name] as never, field, language) : whole
  }
  const [zh, en] = tells
  const text = say([zh.replace(/\{(\w+)\}/g, plain('zh')), en.replace(/\{(\w+)\}/g, plain('en'))])
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
