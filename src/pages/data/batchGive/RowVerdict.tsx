import type { Label } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { BatchRow, Finding } from './calls.ts'

const levels: { readonly [level: string]: readonly [Label, string] } = {
  ok: [['通过', 'Fine'], 'good'],
  warn: [['提醒', 'Warning'], 'held'],
  error: [['问题', 'Problem'], 'bad'],
}
const outcomes: { readonly [status: string]: readonly [Label, string] } = {
  waiting: [['待执行', 'Waiting'], ''],
  done: [['成功', 'Done'], 'good'],
  failed: [['失败', 'Failed'], 'bad'],
  skipped: [['跳过', 'Skipped'], 'held'],
}
const again: readonly [Label, string] = [['校验中', 'Checking'], 'waits']
const fixed: readonly [Label, string] = [['已修正', 'Fixed'], 'good']
const changed: readonly [Label, string] = [['未校验', 'Unchecked'], 'waits']

interface Props {
  readonly row: BatchRow
  readonly checking?: boolean
  readonly typed?: boolean
  /** Before the run a row is judged by its check, afterwards by what became of it. */
  readonly ran: boolean
}

/** What became of a row, as a chip in words and colour. */
export function RowVerdict({ row, checking = false, typed = false, ran }: Props) {
  const say = useSay()
  const [label, tone] = verdictOf(row, checking, typed, ran)
  return <span className={`chip ${tone}`}>{say(label)}</span>
}

function verdictOf(row: BatchRow, checking: boolean, typed: boolean, ran: boolean) {
  if (checking) return again
  if (typed) return changed
  if (ran || row.status !== 'waiting') return outcomes[row.status]!
  return row.edited && row.level === 'ok' ? fixed : levels[row.level]!
}

/** Everything that was found in a row, each in words; else what the portal said of it. */
export function RowMessages({
  row,
  id,
  findings = row.findings,
}: {
  readonly row: BatchRow
  readonly id: string
  /** What is wrong with the cells as they are typed now, where they are. */
  readonly findings?: readonly Finding[] | undefined
}) {
  const found = findings.filter(({ level }) => level !== 'ok')
  const text = found.map(({ message }) => message).join('；')
  return (
    <span id={id} className="bulk-messages" title={text || undefined}>
      {found.length > 0 ? found.map(line) : findings === row.findings && row.message}
    </span>
  )
}

const line = ({ code, message, column }: Finding) => (
  <span key={`${code} ${column ?? ''} ${message}`} className="bulk-message">
    {message}
  </span>
)
