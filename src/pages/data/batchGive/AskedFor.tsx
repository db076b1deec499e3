import type { BulkKind } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { type Say, useSay } from '../../../i18n/useSay.ts'
import type { Batch, Summary } from './calls.ts'
import { isOfPeople } from './isOfPeople.ts'
import { UndoNote } from './UndoNote.tsx'
import { worthOf } from './worthOf.ts'
import './bulk.css'

interface Props {
  readonly batch: Batch
  readonly summary: Summary
}

/** What is asked for in one sentence, and what becomes of it either way. */
export function AskedFor({ batch, summary }: Props) {
  const say = useSay()
  const { label, total } = bulkKinds[batch.kind] ?? {}
  const what = label ? say(label) : batch.kind
  const many = isOfPeople(batch.kind)
    ? say(['{people} 人', '{people:person|people}'], { people: groupDigits(summary.people) })
    : say(['{rows} 行', '{rows:row|rows}'], { rows: groupDigits(summary.left) })
  const asked = { what, many, given: givenSaid(say, summary), sum: sumSaid(say, total, summary) }
  return (
    <>
      <p className="bulk-asked">
        {batch.undoOf
          ? say(['申请撤回“{what}”：{many}{sum}。', 'To take back, {what}: {many}{sum}.'], asked)
          : say(
              ['申请“{what}”：{many}{given}{sum}。', 'Asked for, {what}: {many}{given}{sum}.'],
              asked,
            )}{' '}
        {say([
          '通过后立即执行；驳回则退回提交人，什么也不变。',
          'Approved, it runs at once; refused, it goes back and nothing is changed.',
        ])}
      </p>
      {!batch.undoOf && <UndoNote kind={batch.kind} before={summary.sharesSum.before} />}
    </>
  )
}

/** What each is given: ` × 365 天VIP会员`; where there are several gifts, how many get which. */
function givenSaid(say: Say, { given, givenMore }: Summary): string {
  const [only, ...others] = given
  if (!only) return ''
  if (others.length === 0 && givenMore === 0)
    return say([' × {what}', ' × {what}'], { what: only.what })
  const each = given.map(({ what, people }) =>
    say(['{people} 人 × {what}', '{people} × {what}'], { people: groupDigits(people), what }),
  )
  const more =
    givenMore > 0
      ? say(['，另有 {more} 种', ', {more} more kinds'], { more: groupDigits(givenMore) })
      : ''
  return say(['（{each}{more}）', ' ({each}{more})'], { each: each.join(say(['、', ', '])), more })
}

function sumSaid(say: Say, total: BulkKind['total'], { amount, unpriced }: Summary): string {
  if (!total) return ''
  if (amount === 0 && unpriced > 0)
    return say(['，未定价，价值未知', ', unpriced: its worth is not known'])
  return say(['，{of}共 {money}', ', {money} of {of} in all'], {
    ...{ of: say(total.of), money: worthOf(say, amount, unpriced) },
  })
}
