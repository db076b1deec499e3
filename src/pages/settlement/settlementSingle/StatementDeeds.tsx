import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { usePerform } from '../../../views/perform/usePerform.ts'
import { ActionButtons } from '../../../views/record/ActionButtons.tsx'

const History = lazy(() => import('../../../views/record/History.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  changed(): void
}

/** What this person may do with the statement as it stands; the next step stands out. */
export function StatementDeeds({ entity, record, changed }: Props) {
  const say = useSay()
  const perform = usePerform(entity)
  const [history, setHistory] = useState(false)
  const after = (work: Promise<unknown>) => void work.then(changed)
  const list = listPathOf(entity.name) ?? '/404'
  return (
    <>
      <ActionButtons {...{ entity, record, perform }} leading without={['detail']} done={after} />
      <Button color="inherit" onClick={() => setHistory(true)}>
        {say(['修改历史', 'History'])}
      </Button>
      <Button
        color="inherit"
        component={Link}
        to={`${list}?filter=${encodeURIComponent(JSON.stringify({ partner: record.partner }))}`}
      >
        {say(['该结算方全部', 'All of this partner'])}
      </Button>
      <Button color="inherit" component={Link} to={list}>
        {say(['返回列表', 'Back to the list'])}
      </Button>
      <Suspense fallback={null}>
        {history && (
          <History {...{ entity, record }} onClose={() => setHistory(false)} onRestored={changed} />
        )}
      </Suspense>
    </>
  )
}
