import Button from '@mui/material/Button'
import { useGetList } from 'ra-core'
import { use } from 'react'
import type { Label, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../i18n/useSay.ts'
import { EmptyState } from '../views/EmptyState.tsx'
import { calledOf } from '../views/fieldAt.ts'
import { namesShown } from '../views/list/namesShown.ts'
import { sortOf } from '../views/list/sortOf.ts'

interface Props {
  readonly entity: string
  /** What is chosen. */
  readonly label: Label
  onPick(id: number): void
}
/** More are found by their name, in the choice above. */
const MOST = 8

/** Stands where a page is yet to be told of which record it is: the first of their list, a button each. */
export function OfferedRecords({ entity, label, onPick }: Props) {
  const say = useSay()
  const target = use(loadEntity(entity))
  const { data = [], error } = useGetList<Row & { id: number }>(entity, {
    filter: {},
    sort: sortOf(target),
    pagination: { page: 1, perPage: MOST },
    meta: { columns: namesShown(target, [target.title]) },
  })
  return (
    <EmptyState title={say(['请先选择{what}', 'Choose the {what} first'], { what: say(label) })}>
      {error && (
        <p role="alert" className="hint">
          {say([
            '没有读到可选的记录，请在上方查找',
            'What there is to choose from could not be read: look it up above',
          ])}
        </p>
      )}
      {data.map((row) => (
        <Button key={row.id} variant="outlined" size="small" onClick={() => onPick(Number(row.id))}>
          {calledOf(target, row)}
        </Button>
      ))}
    </EmptyState>
  )
}
