import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Entity } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { type Edit, isMoving, isSeen, lastEdits, takeBack } from './editCalls.ts'

interface Props {
  readonly entity: Entity
  onOpen(edit: Edit): void
}

/** One's own last edits of these records: those on their way, and those that may be taken back for a week. */
export default function LastEdits({ entity, onOpen }: Props) {
  const say = useSay()
  const [refused, setRefused] = useState<string | null>(null)
  const { data = [], error } = useQuery({
    queryKey: [entity.name, 'edits'],
    queryFn: () => lastEdits(entity),
    retry: false,
    staleTime: 0,
  })
  if (error)
    return (
      <p className="edited-says refused">
        {say(['最近的批量编辑读不出来：', 'Your last edits cannot be read: '])}
        {wordsOf(error)}
      </p>
    )
  if (data.length === 0) return null
  const back = (id: number) =>
    takeBack(entity, id).then(onOpen, (error: unknown) => setRefused(wordsOf(error)))
  return (
    <details className="edit-last">
      <summary>{say(['我最近的批量编辑', 'My last edits of many'])}</summary>
      <ul>
        {data.map((edit) => (
          <li key={edit.id}>
            <span>
              {edit.reason}
              <small>
                {dateTime(edit.at).slice(5, 16)} · {edit.batchNo} ·{' '}
                {isMoving(edit)
                  ? say(['进行中', 'on its way'])
                  : isSeen(edit)
                    ? say(['已预览，等待执行', 'previewed, not run yet'])
                    : say(['已修改 {count} 条', '{count} changed'], { count: edit.counts.done })}
              </small>
            </span>
            {isMoving(edit) || isSeen(edit) ? (
              <Button size="small" onClick={() => onOpen(edit)}>
                {say(['打开', 'Open'])}
              </Button>
            ) : edit.mayBack ? (
              <Button size="small" onClick={() => void back(edit.id)}>
                {say(['撤回', 'Take back'])}
              </Button>
            ) : (
              edit.undoneBy !== null && <small>{say(['已撤回', 'Taken back'])}</small>
            )}
          </li>
        ))}
      </ul>
      {refused && <p className="edited-says refused">{refused}</p>}
    </details>
  )
}
