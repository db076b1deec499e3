import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Entity, Row } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import { keptNames, sectionsOf } from '../../../views/form/layout.ts'
import { Facts } from '../../../views/show/Facts.tsx'

const History = lazy(() => import('../../../views/record/History.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
  onChanged(): void
}

/** Told above the tabs already. */
const above: readonly string[] = [
  ...['uid', 'nickname', 'avatar', 'phone', 'channel', 'platform', 'company'],
  ...['registeredAt', 'lastActiveAt', 'readMoney', 'vipUntil', 'points', 'medals', 'studyTime'],
]

const groupsOf = (entity: Entity) => [
  ...sectionsOf(entity, above).map(({ key, label, rows }) => ({ key, label, names: rows.flat() })),
  {
    key: 'record',
    label: ['记录', 'Record'] as const,
    names: [...keptNames(entity, above), 'createdAt', 'updatedBy', 'updatedAt'],
  },
]

/** What is kept of the user beside, group by group as it is declared, and who changed what. */
export function UserProfile({ entity, record, onChanged }: Props) {
  const say = useSay()
  const [history, setHistory] = useState(false)
  return (
    <div className="user-profile">
      {groupsOf(entity).map(({ key, label, names }) => (
        <section key={key} aria-label={say(label)}>
          <h2>{say(label)}</h2>
          <Facts {...{ entity, record }} names={names} />
        </section>
      ))}
      <Button variant="outlined" onClick={() => setHistory(true)}>
        {say(['修改历史', 'History'])}
      </Button>
      <Suspense fallback={null}>
        {history && (
          <History
            {...{ entity, record }}
            onClose={() => setHistory(false)}
            onRestored={() => {
              setHistory(false)
              onChanged()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
