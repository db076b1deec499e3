import type { Label, Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { receiversOf, trackingNoOf } from './receivers.ts'
import { fillGaps, gapsFor, partsOf } from './smsText.ts'

/** So many filled messages are shown, and so many of those who are left out named. */
const SHOWN = 3
const NAMED = 20

/** Who gets it, three messages as they are read, and how long they are; a draft may be sent from then on. */
const preview: ActionFunctions[string] = async ({ row, entity, records, now, session }) => {
  if (!row) throw missing(entity.label)
  const { winners, withoutPhone, hadIt } = await receiversOf(records, row, now)
  const text = String(row.templateText ?? '')
  const messages: string[] = []
  for (const winner of winners)
    messages.push(
      fillGaps(
        text,
        gapsFor(text, winner, messages.length < SHOWN ? await trackingNoOf(records, winner) : ''),
      ),
    )
  const longest = messages.toSorted((a, b) => [...b].length - [...a].length)[0] ?? text
  if (row.status === 'draft')
    await records.update('raffleSms', row.id as number, { previewedAt: now })
  const say = ([zh, en]: Label) => (session.language === 'en' ? en : zh)
  const line = (label: Label, value: string) => ({ label, value })
  const [length, parts] = [[...longest].length, partsOf(longest)]
  return {
    found: {
      first: ['项目', 'Item'],
      heads: [['value', ['内容', 'What']]],
      lines: [
        line(['将发送', 'Messages'], say([`${winners.length} 条`, String(winners.length)])),
        ...(withoutPhone.length > 0
          ? [line(['没有手机号', 'Without a phone'], namesOf(withoutPhone))]
          : []),
        ...(hadIt.length > 0
          ? [line(['24 小时内已收到', 'Had it within 24 hours'], namesOf(hadIt))]
          : []),
        ...messages
          .slice(0, SHOWN)
          .map((message, at) => line([`示例 ${at + 1}`, `Sample ${at + 1}`], message)),
        line(
          ['最长一条', 'The longest'],
          say([`${length} 字，按 ${parts} 条计费`, `${length} characters, ${parts} parts`]),
        ),
      ],
    },
  }
}

function namesOf(winners: readonly Row[]): string {
  const names = winners.slice(0, NAMED).map(({ nickname, awardName }) => nickname ?? awardName)
  const more = winners.length - NAMED
  return `${winners.length}：${names.join('、')}${more > 0 ? `… +${more}` : ''}`
}

/** Actions of deliveries of messages. */
export const actions: ActionFunctions = { preview }
