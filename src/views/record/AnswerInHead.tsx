import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { CopyReply } from '../timeline/CopyReply.tsx'
import { answerOf } from './sentenceOf.ts'

/** Beside the name of a record: what to send somebody who asks about it, ready to be copied. */
export default function AnswerInHead(props: { readonly entity: Entity; readonly record: Row }) {
  const say = useSay()
  const answer = answerOf(props.entity, props.record)
  return answer ? <CopyReply text={say(answer)} /> : null
}
