import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { catalogue } from '#resources/catalogue.ts'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { EmptyState } from '../EmptyState.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { answerOf } from '../record/sentenceOf.ts'
import { StateChip } from '../StateChip.tsx'
import { CopyReply } from './CopyReply.tsx'
import type { Line } from './pageOf.ts'
import { useTimeline } from './useTimeline.ts'
import './timeline.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/** What happened with a record, in one line of time: what it got and did not get, did, was told, and what colleagues did. */
export default function Timeline({ entity, record }: Props) {
  const say = useSay()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(
    entity,
    record,
    chosen,
  )
  const lines = data?.pages.flatMap((page) => page.lines) ?? []
  const days = [...Map.groupBy(lines, ({ at }) => at.slice(0, 10))]
  const toggle = (name: string) => {
    const next = new Set(chosen)
    if (!next.delete(name)) next.add(name)
    setChosen(next)
  }
  return (
    <div className="timeline" aria-busy={isPending}>
      <fieldset className="timeline-kinds" aria-label={say(['只看', 'Only'])}>
        {(entity.timeline ?? []).map(({ of, label }) => (
          <Chip
            key={of}
            size="small"
            label={say(label ?? catalogue.entities.get(of)?.label ?? [of, of])}
            color={chosen.has(of) ? 'primary' : 'default'}
            aria-pressed={chosen.has(of)}
            onClick={() => toggle(of)}
          />
        ))}
      </fieldset>
      {error ? (
        <EmptyState
          title={say(['没有取到数据', 'Nothing came back'])}
          text={wordsOf(error)}
          alert
        />
      ) : (
        lines.length === 0 &&
        !isPending && <EmptyState title={say(['还没有任何记录', 'Nothing has happened yet'])} />
      )}
      {days.map(([day, some]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ol>
            {some.map((line) => (
              <LineOf key={line.key} line={line} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say(['更早的', 'Earlier'])}
        </Button>
      )}
    </div>
  )
}

function LineOf({ line: { at, source, entity, row, told } }: { readonly line: Line }) {
  const say = useSay()
  const path = listPathOf(entity.name, screensSeen(useViewer()), row)
  const state = row[entity.stateField]
  const answer = told ? told.reply : answerOf(entity, row)
  const isBad = source.failed?.includes(String(state))
  // A sum that nothing went into yet, as what was refunded, is no part of what happened.
  const isNothing = (name: string) =>
    isEmpty(row[name]) || (row[name] === 0 && fieldAt(entity, name)?.kind === 'computed')
  const shown = source.shows.filter((name) => !isNothing(name))
  return (
    <li className={isBad ? 'failed' : undefined}>
      <time dateTime={at}>{dateTime(at).slice(11)}</time>
      <span className="timeline-what">{say(source.label ?? entity.label)}</span>
      <span className="timeline-says">
        {shown.map((name) => {
          const field = fieldAt(entity, name)!
          return (
            <span key={name} title={say(field.label)}>
              {/* A figure says nothing by itself: coins, days or yuan. */}
              {typeof row[name] === 'number' && !field.to && (
                <span className="timeline-label">{say(field.label)} </span>
              )}
              <FieldCell {...{ entity, name, field }} record={row} />
            </span>
          )
        })}
        <StateChip entity={entity} state={state} />
        {told && <span className="timeline-why">{say(told.why)}</span>}
        {answer && <CopyReply text={typeof answer === 'string' ? answer : say(answer)} />}
        {path && <Link to={`${path}/${String(row.id)}`}>{say(['查看', 'View'])}</Link>}
      </span>
    </li>
  )
}
