import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { Entity, Row } from '#declare'
import { usualMoves } from '#declare'
import { TextDifference } from '#widgets/difference/TextDifference.tsx'
import { dateTime } from '#widgets/format/dateTime.ts'
import { kinds } from '#widgets/kinds.ts'
import type { HistoryEntry, PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { EmptyState } from '../EmptyState.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { CompareVersions } from './CompareVersions.tsx'
import '../form/form.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
  onClose(): void
  onRestored(): void
}

/** Who changed what and when, newest first; an earlier version can be brought back. */
export default function History({ entity, record, onClose, onRestored }: Props) {
  const say = useSay()
  const portal = useDataProvider<PortalProvider>()
  const id = Number(record.id)
  const { data, error } = useQuery({
    queryKey: [entity.name, 'history', id, record.version],
    queryFn: () => portal.history(entity.name, id),
  })
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'history-title' } }}
    >
      <div className="history">
        <header>
          <h2 id="history-title">{say(['修改历史', 'History'])}</h2>
          <IconButton onClick={onClose} aria-label={say(['关闭', 'Close'])}>
            <Close fontSize="small" />
          </IconButton>
        </header>
        {error && <EmptyState title={wordsOf(error)} alert />}
        {data?.length === 0 && (
          <EmptyState title={say(['还没有修改记录', 'Nothing was changed yet'])} />
        )}
        <ol>
          {data?.map((entry, index) => (
            <Entry
              key={entry.id}
              {...{ entity, record, entry, onRestored }}
              history={data}
              latest={index === 0}
            />
          ))}
        </ol>
      </div>
    </Drawer>
  )
}

const deeds: { readonly [kind: string]: readonly [string, string] } = {
  create: ['新增', 'Created'],
  update: ['修改', 'Changed'],
  remove: ['删除', 'Deleted'],
  restore: ['从回收站恢复', 'Restored from the bin'],
  restoreVersion: ['恢复历史版本', 'Brought back'],
  publishRevision: ['发布修订稿', 'Revision published'],
  order: ['排序', 'Sorted'],
}

interface EntryProps extends Pick<Props, 'entity' | 'record' | 'onRestored'> {
  readonly entry: HistoryEntry
  readonly latest: boolean
  readonly history: readonly HistoryEntry[]
}
function Entry({ entity, record, entry, latest, history, onRestored }: EntryProps) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const portal = useDataProvider<PortalProvider>()
  const { action } = entry
  const label = entity.moves[action]?.label ??
    entity.actions[action]?.label ??
    deeds[action] ??
    usualMoves[action] ?? [action, action]
  const compare = () =>
    ask({
      title: say(['版本对比', 'Versions side by side']),
      shows: <CompareVersions {...{ entity, record, history }} from={entry.id} />,
      tells: true,
    })
  const restore = async () => {
    const title = say(['恢复到这个版本？', 'Bring this version back?'])
    if (!(await ask({ title, text: `${dateTime(entry.at)} · ${entry.by.name}` }))) return
    try {
      const send = (consent: Consent) =>
        portal.restoreVersion(entity.name, Number(record.id), entry.id, consent)
      if ((await withConsent(send, ask, say)) === null) return
      notify(say(['已恢复', 'Brought back']), { type: 'success' })
      onRestored()
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  return (
    <li>
      <div className="history-head">
        <strong>{say(label)}</strong>
        <span>{entry.by.name || say(['系统', 'The portal'])}</span>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
      </div>
      {entry.because && <p className="hint">{say(entry.because)}</p>}
      {entry.reason && (
        <p className="hint">
          {say(['原因：{reason}', 'Reason: {reason}'], { reason: entry.reason })}
        </p>
      )}
      <dl>
        {Object.entries(entry.changed).map(([name, [before, after]]) => {
          const field = fieldAt(entity, name)
          if (!field) return null
          return (
            <div key={name}>
              <dt>{say(field.label)}</dt>
              <dd>
                {action !== 'create' && kinds[field.kind].is.words === 'paragraphs' ? (
                  <TextDifference before={String(before ?? '')} after={String(after ?? '')} />
                ) : (
                  <>
                    {action !== 'create' && (
                      <>
                        <FieldCell {...{ entity, name, field }} record={{ [name]: before }} />
                        <span title={say(['改为', 'became'])}>→</span>
                      </>
                    )}
                    <FieldCell {...{ entity, name, field }} record={{ [name]: after }} />
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
      {!latest && (
        <>
          <Button onClick={restore} sx={{ ml: -0.75 }}>
            {say(['恢复到此版本', 'Bring back'])}
          </Button>
          <Button onClick={compare}>{say(['与现在对比', 'Compare with now'])}</Button>
        </>
      )}
    </li>
  )
}
