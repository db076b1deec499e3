import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entity, Label } from '#declare'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { EditedRecord } from './EditedRecord.tsx'
import { type Edit, type Outcome, readRows } from './editCalls.ts'

interface Props {
  readonly entity: Entity
  readonly edit: Edit
}

/** Records of a page. */
const most = 50

/** What each outcome is called, of an edit and of one that takes another back. */
const labels: { readonly [O in Outcome]: readonly [edited: Label, back: Label] } = {
  change: [
    ['将修改', 'Will change'],
    ['将恢复', 'Will be put back'],
  ],
  done: [
    ['已修改', 'Changed'],
    ['已恢复', 'Put back'],
  ],
  refused: [
    ['不能修改', 'Refused'],
    ['未能恢复', 'Not put back'],
  ],
  kept: [
    ['保留不动', 'Stay as they are'],
    ['保留不动', 'Stay as they are'],
  ],
  unreached: [
    ['未执行', 'Not reached'],
    ['未执行', 'Not reached'],
  ],
  same: [
    ['内容相同', 'Read so already'],
    ['内容相同', 'Read so already'],
  ],
}
const order = Object.keys(labels) as readonly Outcome[]

/** The records of an edit, those of one outcome at a time, with old and new of each, or why not. */
export function EditedList({ entity, edit }: Props) {
  const say = useSay()
  const there = order.filter((outcome) => edit.counts[outcome] > 0)
  const [chosen, setChosen] = useState<Outcome | null>(null)
  const [page, setPage] = useState(0)
  const outcome = chosen && there.includes(chosen) ? chosen : (there[0] ?? 'change')
  const choose = (next: Outcome) => {
    setChosen(next)
    setPage(0)
  }
  const { data, error } = useQuery({
    queryKey: [entity.name, 'edit', edit.id, edit.status, outcome, page],
    queryFn: () => readRows(entity, edit.id, { outcome, from: page * most, most }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  const side = edit.undoOf ? 1 : 0
  const total = edit.counts[outcome]
  const refusals = edit.refusals.filter(({ count }) => count > 1)
  return (
    <section className="edited-list">
      <div role="tablist" aria-label={say(['按结果查看', 'By outcome'])} className="edit-tabs">
        {there.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === outcome}
            className={one}
            onClick={() => choose(one)}
          >
            {say(labels[one][side])} <strong>{groupDigits(edit.counts[one])}</strong>
          </button>
        ))}
      </div>
      {(outcome === 'refused' || outcome === 'kept') && refusals.length > 0 && (
        <ul className="edit-reasons" aria-label={say(['原因', 'Reasons'])}>
          {refusals.map(({ message, count }) => (
            <li key={message}>
              {message} <strong>{say(['{count} 条', '{count}'], { count })}</strong>
            </li>
          ))}
        </ul>
      )}
      {error && <Alert severity="error">{wordsOf(error)}</Alert>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="edit-scroll" role="tabpanel" tabIndex={0}>
        <ul className="edited">
          {data?.list.map((row) => (
            <EditedRecord key={row.id} {...{ entity, row }} />
          ))}
        </ul>
      </div>
      {total > most && (
        <nav className="edit-pages" aria-label={say(['翻页', 'Pages'])}>
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say(['上一页', 'Previous'])}
          </Button>
          {say(['第 {from}–{to} 条，共 {total} 条', '{from}–{to} of {total}'], {
            from: page * most + 1,
            to: Math.min((page + 1) * most, total),
            total: groupDigits(total),
          })}
          <Button
            size="small"
            disabled={(page + 1) * most >= total}
            onClick={() => setPage(page + 1)}
          >
            {say(['下一页', 'Next'])}
          </Button>
        </nav>
      )}
    </section>
  )
}
