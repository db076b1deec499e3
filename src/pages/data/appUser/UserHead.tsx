import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import type { Entity, Row } from '#declare'
import { CopyButton } from '#widgets/input/CopyButton.tsx'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { deedsFor, More } from '../../../views/list/RowActions.tsx'
import { Marks } from '../../../views/Marks.tsx'
import { usePerform } from '../../../views/perform/usePerform.ts'
import { StateChip } from '../../../views/StateChip.tsx'
import { Facts } from '../../../views/show/Facts.tsx'
import { WhoNoted } from './WhoNoted.tsx'

const FollowUp = lazy(() => import('./FollowUp.tsx'))
const TalkButton = lazy(() => import('../../../views/talk/TalkButton.tsx'))

interface Props {
  readonly entity: Entity
  readonly record: Row
}

const always = ['phone', 'channel', 'platform', 'company', 'registeredAt', 'lastActiveAt'] as const
/** Done on most calls; the rest, what weighs most among it, stands behind the dots. */
const asked: readonly string[] = ['compensate', 'editNote']
/** Said of whom they hold only. */
const where = ['mutedUntil', 'note'] as const

/** Who the user is, where they stand and what may be done with them. */
export function UserHead({ entity, record }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const name = String(record.nickname ?? record.uid)
  const deeds = deedsFor(entity, record, viewer, perform, say).filter(({ disabled }) => !disabled)
  const shown = asked.flatMap((name) => deeds.filter(({ key }) => key === name))
  const rest = deeds.filter(({ key }) => !asked.includes(key))
  return (
    <section className="card user-head">
      <div className="user-who">
        {record.avatar ? (
          <img src={String(record.avatar)} alt="" />
        ) : (
          <span className="user-letter" aria-hidden="true">
            {[...name][0]}
          </span>
        )}
        <div>
          <div className="user-name">
            <h1>{name}</h1>
            <StateChip entity={entity} state={record[entity.stateField]} />
            {record.official === true && <Marks labels={[['官方', 'Official']]} />}
          </div>
          <div className="user-uid">
            UID {String(record.uid)}
            <CopyButton text={String(record.uid)} name={say(entity.fields.uid!.label)} />
          </div>
        </div>
        <div className="user-deeds">
          {shown.map(({ key, label, run }) => (
            <Button key={key} variant="outlined" onClick={run}>
              {label}
            </Button>
          ))}
          <Suspense fallback={null}>
            {/* Who follows it up, and until when. */}
            <FollowUp {...{ entity, record }} />
            <TalkButton {...{ entity, record }} variant="outlined" />
          </Suspense>
          {rest.length > 0 && (
            <More title={say(['{title} 的更多操作', 'More for {title}'], { title: name })}>
              {rest}
            </More>
          )}
        </div>
      </div>
      <Facts
        {...{ entity, record }}
        names={[...always, ...where.filter((one) => record[one] != null && record[one] !== '')]}
      />
      {record.note != null && record.note !== '' && <WhoNoted {...{ entity, record }} />}
    </section>
  )
}
