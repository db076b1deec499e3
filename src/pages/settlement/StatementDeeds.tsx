import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { usePerform } from '../../views/perform/usePerform.ts'
import { actionsOn, leadsOn, movesFrom } from '../../views/record/demands.ts'

const History = lazy(() => import('../../views/record/History.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  changed(): void
}

/** What this person may do with the statement as it stands; the next step stands out. */
export function StatementDeeds({ entity, record, changed }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const [history, setHistory] = useState(false)
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const after = (work: Promise<unknown>) => void work.then(changed)
  const list = listPathOf(entity.name) ?? '/404'
  const moves = movesFrom(entity, record, may)
  const next = moves.find(([, move]) => leadsOn(entity, record, move))?.[0]
  return (
    <>
      {moves.map(([name, move]) => (
        <Button
          key={name}
          variant={name === next ? 'contained' : 'outlined'}
          onClick={() => after(perform.move(record, name))}
        >
          {say(move.label)}
        </Button>
      ))}
      {actionsOn(entity, 'row', may, record)
        .filter(([name]) => name !== 'detail')
        .map(([name, action]) => (
          <Button key={name} variant="outlined" onClick={() => after(perform.action(record, name))}>
            {say(action.label)}
          </Button>
        ))}
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
