import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { Entity } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import type { TimedEntry } from '#wire/timedEntry.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { StateChip } from '../StateChip.tsx'
import { Facts } from '../show/Facts.tsx'
import { elementOf } from './elementOf.ts'
import type { Entry } from './useEntries.ts'

interface Props {
  readonly entry: Entry
  readonly anchor: Element
  readonly movable: boolean
  onClose(): void
  onMove(): void
}

/** A record of a calendar by itself: what it is, when, where, and the ways on. */
export function EntryCard({ entry, anchor, movable, onClose, onMove }: Props) {
  const say = useSay()
  const id = useId()
  const seen = screensSeen(useViewer())
  const { entity, row, title, late, clash, timed } = entry
  const path = wayTo(entry, seen)
  const { at, place } = entity.calendar!
  const names = [at, ...(place && fieldAt(entity, place) ? [place] : [])]
  return (
    <Popover
      open
      // Drawn anew meanwhile, it is another element in the same place.
      anchorEl={() => elementOf(entry) ?? anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'cal-card' } }}
    >
      <p className="cal-kind">{say(entity.label)}</p>
      <h2 id={id}>{title}</h2>
      {timed ? (
        <TimedFacts {...{ entity, timed }} />
      ) : (
        <>
          <p className="cal-facts">
            <StateChip entity={entity} state={row[entity.stateField]} />
            {late && <em>{say(['已逾期', 'overdue'])}</em>}
            {clash && (
              <em>{say(['与“{other}”冲突', 'clashes with “{other}”'], { other: clash })}</em>
            )}
          </p>
          <Facts entity={entity} record={row} names={names} />
        </>
      )}
      <div className="cal-acts">
        {movable && (
          <Button variant="contained" onClick={onMove}>
            {say(['改时间', 'Change the time'])}
          </Button>
        )}
        {path && (
          <Button component={Link} to={path}>
            {say(['打开', 'Open'])}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {say(['关闭', 'Close'])}
        </Button>
      </div>
    </Popover>
  )
}

/** The record, or the revision of it that waits for its time; undefined where this person sees no screen of it. */
function wayTo({ entity, row, timed }: Entry, seen: ReturnType<typeof screensSeen>) {
  if (timed?.kind === 'move') return `/open/${entity.name}/${timed.recordId}`
  const path = timed ? listPathOf(entity.name, seen) : listPathOf(entity.name, seen, row)
  return path && `${path}/${String(row.id)}${timed ? '/revision' : ''}`
}

/** What the portal does by itself and when, who set it, and why it was not done. */
function TimedFacts({ entity, timed }: { readonly entity: Entity; readonly timed: TimedEntry }) {
  const { at, does, by, failed, field } = timed
  const say = useSay()
  const when = dateTime(at).slice(0, 16)
  return (
    <>
      <p className="cal-facts">
        {failed ? (
          <em>{say(['没有按时{does}', 'not done at its time: {does}'], { does: say(does) })}</em>
        ) : (
          <strong>
            {say(['{when} 由系统{does}', '{does} by itself, {when}'], { when, does: say(does) })}
          </strong>
        )}
      </p>
      {failed && <p>{say(failed)}</p>}
      {by && <p className="cal-facts">{say(['{by} 设定', 'set by {by}'], { by })}</p>}
      {field && (
        <p className="cal-facts">
          {say(entity.fields[field]!.label)} {when}
        </p>
      )}
    </>
  )
}
