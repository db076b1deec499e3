import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { type CodeCount, settleDoubles } from './calls.ts'
import { FixAllDialog } from './FixAllDialog.tsx'
import { findingKey } from './findingKey.ts'
import { isOfPeople } from './isOfPeople.ts'
import { rowCount } from './rowCount.ts'
import type { BatchStepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'

interface Props extends BatchStepProps {
  /** The key of the finding whose rows are shown. */
  readonly chosen: string | null
  /** Whoever may look at it only puts nothing right. */
  readonly editable: boolean
  onChoose(key: string | null): void
}

const levels: { readonly [level: string]: readonly [Label, string] } = {
  error: [['问题', 'Problem'], 'bad'],
  warn: [['提醒', 'Warning'], 'held'],
  skip: [['跳过', 'Skip'], ''],
  note: [['撤回', 'Back'], 'good'],
}

/** What was found, how often, in words, and what settles all rows of one kind at once. */
export function CodeList(props: Props) {
  const { summary, chosen, editable, onChoose } = props
  const say = useSay()
  const [fixing, setFixing] = useState<CodeCount | null>(null)
  const codes = summary.codes.filter(({ level }) => level !== 'error' || summary.problems > 0)
  if (codes.length === 0) return null
  return (
    <section className="card bulk-codes" aria-label={say(['校验发现', 'What was found'])}>
      <ul>
        {codes.map((found) => {
          const [label, tone] = levels[found.level] ?? levels.error!
          const key = findingKey(found)
          const on = chosen === key
          return (
            <li key={key}>
              <button
                type="button"
                className="bulk-code"
                aria-pressed={on}
                onClick={() => onChoose(on ? null : key)}
              >
                <span className={`chip ${tone}`}>{say(label)}</span>
                <span className="bulk-code-words">{found.message}</span>
                <span className="bulk-code-count">{rowCount(say, found.count)}</span>
              </button>
              {found.says === 'D1' && editable && <Doubles {...props} own={key} />}
              {isSetAtOnce(found) && editable && (
                <Button onClick={() => setFixing(found)}>
                  {say(['统一修改', 'Put all right'])}
                  <span className="unseen">{found.message}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {fixing && <FixAllDialog {...props} found={fixing} onClose={() => setFixing(null)} />}
    </section>
  )
}

/** Whether one value can settle every row of a finding: problems and warnings of a row, but for doubles, which have ways of their own. */
const isSetAtOnce = ({ code, level }: CodeCount): boolean =>
  (level === 'error' || level === 'warn') && code !== 'D1' && /^[RBD]/.test(code)

/** Rows that mean the same: the first is kept, what a kind can add up is added up, or each is edited. */
function Doubles({ batch, own, onChoose }: Props & { readonly own: string }) {
  const say = useSay()
  const ask = useDialog()
  const { busy, act } = useAct()
  const kind = bulkKinds[batch.kind]
  const added = kind?.columns[kind.same?.merge ?? '']?.label
  const settle = async (how: 'keepFirst' | 'merge', title: Label, text: Label) => {
    if (await ask({ title: say(title), text: say(text, addedIn(added)) }))
      await act(how, () => settleDoubles(batch.id, how))
  }
  return (
    <span className="bulk-code-acts">
      <Button
        disabled={busy !== null}
        onClick={() =>
          settle(
            'keepFirst',
            ['保留第一行？', 'Keep the first row?'],
            isOfPeople(batch.kind)
              ? [
                  '每位用户只保留最先出现的一行，其余重复行标为跳过。',
                  'Of each user only the first row stays; the others are skipped.',
                ]
              : [
                  '相同的行只保留最先出现的一行，其余标为跳过。',
                  'Of rows that mean the same only the first stays; the others are skipped.',
                ],
          )
        }
      >
        {say(['保留第一行', 'Keep the first'])}
      </Button>
      {added && (
        <Button
          disabled={busy !== null}
          onClick={() =>
            settle(
              'merge',
              ['合并重复行？', 'Add the rows up?'],
              [
                '每位用户的重复行合并为第一行，{zh}相加，其余标为跳过。',
                '“{en}” of each user is added up in the first row; the others are skipped.',
              ],
            )
          }
        >
          {say(['合并', 'Merge'])}
        </Button>
      )}
      <Button onClick={() => onChoose(own)}>{say(['逐行修改', 'Row by row'])}</Button>
    </span>
  )
}

/** What is added up, by the header of its column without the unit. */
const addedIn = (label: Label = ['', '']) => {
  const [zh, en] = label.map((name) => name.replace(/\s*[（(].*$/, ''))
  return { zh: zh ?? '', en: en ?? '' }
}
