import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Batch, Summary } from './calls.ts'
import { isOfPeople } from './isOfPeople.ts'
import { UndoNote } from './UndoNote.tsx'
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
  const sum = total
    ? say(['，共 {money}', ', {money} in all'], { money: money(summary.amount) })
    : ''
  const asked = { what, many, sum }
  return (
    <>
      <p className="bulk-asked">
        {batch.undoOf
          ? say(['申请撤回“{what}”：{many}{sum}。', 'To take back, {what}: {many}{sum}.'], asked)
          : say(['申请“{what}”：{many}{sum}。', 'Asked for, {what}: {many}{sum}.'], asked)}{' '}
        {say([
          '通过后立即执行；驳回则退回提交人，什么也不变。',
          'Approved, it runs at once; refused, it goes back and nothing is changed.',
        ])}
      </p>
      {!batch.undoOf && <UndoNote kind={batch.kind} before={summary.sharesSum.before} />}
    </>
  )
}
