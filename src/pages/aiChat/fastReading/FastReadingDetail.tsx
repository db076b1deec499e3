import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetOne } from 'ra-core'
import { Suspense, use, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf } from '#resources/screens.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { usePerform } from '../../../views/perform/usePerform.ts'
import { ActionButtons } from '../../../views/record/ActionButtons.tsx'
import { type Source, SourceText } from '../../../views/record/SourceText.tsx'
import { StandInBanner } from '../../../views/StandInBanner.tsx'
import { StateChip } from '../../../views/StateChip.tsx'
import { FieldValue } from '../../../views/show/FieldValue.tsx'
import type { PageProps } from '../../pageProps.ts'
import { ChosenDigest } from './ChosenDigest.tsx'
import { Outline } from './Outline.tsx'
import '../../../views/list/table.css'
import '../../../views/show.css'
import './digest.css'

/** A digest beside the text it is made from: a point leads to its paragraph, what is quoted is marked. */
export default function FastReadingDetail({ screen }: PageProps) {
  return (
    <DialogProvider>
      <ChosenDigest screen={screen}>{(id) => <Digest key={id} id={id} />}</ChosenDigest>
    </DialogProvider>
  )
}

function Digest({ id }: { readonly id: number }) {
  const say = useSay()
  const viewer = useViewer()
  const portal = useDataProvider<PortalProvider>()
  const entity = use(loadEntity('fastReading'))
  const perform = usePerform(entity)
  const [at, setAt] = useState<number | null>(null)
  const { data, error } = useGetOne('fastReading', { id: String(id) })
  const version = (data as Row | undefined)?.version
  const {
    data: found,
    error: unread,
    refetch,
  } = useQuery({
    queryKey: ['fastReading', 'source', id, version],
    queryFn: () => portal.action('fastReading', id, 'source', {}, {}),
    enabled: version !== undefined,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const record = data as Row
  const may = (operation: string) => mayUse(viewer, entity, operation)
  const list = listPathOf('fastReading')
  return (
    <>
      <div className="list-head">
        <h1>{String(record.title)}</h1>
        <StateChip entity={entity} state={record[entity.stateField]} />
        <div className="room" />
        <ActionButtons {...{ entity, record, perform }} without={Object.keys(entity.actions)} />
        {may('rerun') && (
          <Button variant="outlined" onClick={() => void perform.action(record, 'rerunPart')}>
            {say(entity.actions.rerunPart!.label)}
          </Button>
        )}
        {may('update') && (
          <Button variant="contained" component={Link} to={`${list}/${id}`}>
            {say(['编辑', 'Edit'])}
          </Button>
        )}
        <Button color="inherit" component={Link} to={list ?? '/404'}>
          {say(['返回', 'Back'])}
        </Button>
      </div>
      <StandInBanner entity={entity} />
      <div className="digest">
        <div className="card digest-side">
          <Parts entity={entity} record={record} at={at} onGo={setAt} />
        </div>
        <div className="card digest-side">
          <Suspense fallback={null}>
            {unread && !found && <SearchFailed again={refetch} />}
            {found ? <SourceText source={(found as { source: Source }).source} at={at} /> : null}
          </Suspense>
        </div>
      </div>
    </>
  )
}

interface PartsProps {
  readonly entity: Entity
  readonly record: Row
  readonly at: number | null
  onGo(paragraph: number): void
}

function Parts({ entity, record, at, onGo }: PartsProps) {
  const say = useSay()
  const { oneLine, summary, points, quotes, questions, outline, audio } = record
  const head = (name: string) => <h2>{say(entity.fields[name]!.label)}</h2>
  const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : [])
  const nothing = !oneLine && !summary && rowsOf(points).length === 0
  return (
    <>
      {nothing && (
        <p className="hint">{say(['还没有生成内容', 'Nothing has been generated yet'])}</p>
      )}
      {oneLine ? <p className="digest-line">{String(oneLine)}</p> : null}
      {summary ? (
        <section>
          {head('summary')}
          <p>{String(summary)}</p>
        </section>
      ) : null}
      {rowsOf(points).length > 0 && (
        <section>
          {head('points')}
          <ol className="digest-points">
            {rowsOf(points).map(({ title, text, paragraph }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: read only
              <li key={index}>
                <button
                  type="button"
                  disabled={!paragraph}
                  aria-pressed={at !== null && at === Number(paragraph) - 1}
                  onClick={() => onGo(Number(paragraph) - 1)}
                >
                  <strong>{String(title)}</strong>
                  <span>{String(text ?? '')}</span>
                  {paragraph ? (
                    <small>
                      {say(['第 {at} 段', 'Paragraph {at}'], { at: Number(paragraph) })}
                    </small>
                  ) : null}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {rowsOf(quotes).length > 0 && (
        <section>
          {head('quotes')}
          {rowsOf(quotes).map(({ text }) => (
            <blockquote key={String(text)}>{String(text)}</blockquote>
          ))}
        </section>
      )}
      {rowsOf(questions).length > 0 && (
        <section>
          {head('questions')}
          <dl className="digest-questions">
            {rowsOf(questions).map(({ question, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: read only
              <div key={index}>
                <dt>{String(question)}</dt>
                <dd>{String(answer ?? '')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {rowsOf(outline).length > 0 && (
        <section>
          {head('outline')}
          <Outline nodes={rowsOf(outline)} />
        </section>
      )}
      {audio ? (
        <section>
          {head('audio')}
          <FieldValue entity={entity} name="audio" field={entity.fields.audio!} record={record} />
        </section>
      ) : null}
    </>
  )
}
