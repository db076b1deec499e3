import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type Entity, isLabel, type Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { usePerform } from '../perform/usePerform.ts'
import { Alike } from './Alike.tsx'
import { Beside } from './Beside.tsx'
import { Decisions } from './Decisions.tsx'
import { calledAtDesk, staysWith, wayOf } from './deciding.ts'
import { QueueRecord } from './QueueRecord.tsx'
import { useAlike } from './useAlike.ts'
import type { DeskOf } from './useDesk.ts'
import { useMediaKeys } from './useMediaKeys.ts'

/** The bars of the program are above it, in pixels. */
const HEAD = 100

/** The record before one: every piece of state goes with it when it is decided. */
export function AtRecord({
  entity,
  record,
  desk,
  now,
  tab,
  way,
}: {
  readonly entity: Entity
  readonly record: Row
  readonly desk: DeskOf
  readonly now: number
  readonly tab: number
  /** What was decided before and is on its way, beside what can be decided now. */
  readonly way: ReactNode
}) {
  const say = useSay()
  const queue = entity.queue!
  const perform = usePerform(useMemo(() => calledAtDesk(entity), [entity]))
  const [choosing, setChoosing] = useState<string | null>(null)
  const unsent = new Set([...desk.outbox.held, ...desk.outbox.sending].map(({ id }) => id))
  const alike = useAlike(entity, queue.tabs[tab]!, record, unsent)
  const [picked, setChosen] = useState<ReadonlySet<number> | null>(null)
  const chosen = picked ?? new Set(queue.together ? alike.map(({ id }) => Number(id)) : [])
  useMediaKeys()
  const top = useRef<HTMLDivElement>(null)
  /** Whoever has scrolled begins with the next one at its head. Before anything is changed, looking costs nothing. */
  const toHead = () => {
    const { top: at = HEAD } = top.current?.getBoundingClientRect() ?? {}
    if (at < HEAD) top.current?.scrollIntoView({ block: 'start' })
  }
  const decide = async (move: string, choice?: { name: string; value: string }) => {
    const way = wayOf(entity, move, record)
    const together = alike.filter(({ id }) => chosen.has(Number(id)))
    if (way.kind === 'dialog') {
      const id = Number(record.id)
      const before = desk.saidBefore(id, move)
      if (!way.held) return desk.inDialog(id, () => perform.move(record, move, before))
      return desk.inDialog(id, async () => {
        const agreed = await perform.agree(record, move, before)
        if (!agreed) return null
        const { reason, consent } = agreed
        toHead()
        desk.decide([record, ...together], move, agreed.values, {
          ...(reason && { reason }),
          ...consent,
        })
        return agreed
      })
    }
    if (staysWith(entity, move)) return desk.goOn(record, move)
    toHead()
    desk.decide([record, ...together], move, choice ? { [choice.name]: choice.value } : {})
  }
  return (
    <>
      <div ref={top} className={`queue-desk ${queue.beside.length === 0 ? 'alone' : ''}`}>
        <div className="queue-main">
          <ErrorBoundary fallback={<NotLoaded />}>
            <QueueRecord
              {...{ entity, record, now }}
              count={queue.together ? 1 + alike.length : 1}
            />
          </ErrorBoundary>
          <Alike {...{ entity, alike, chosen }} onChoose={setChosen} />
        </div>
        {queue.beside.length > 0 && (
          <aside className="queue-aside" aria-label={say(['判断依据', 'What it is judged by'])}>
            {queue.beside.map((beside) => (
              <ErrorBoundary key={keyOf(beside)} fallback={<NotLoaded />}>
                <Suspense fallback={<div className="card queue-beside" />}>
                  <Beside {...{ entity, record, beside }} />
                </Suspense>
              </ErrorBoundary>
            ))}
          </aside>
        )}
      </div>
      <div className="queue-bar">
        <Decisions
          {...{ entity, record, choosing }}
          count={1 + chosen.size}
          onChoose={setChoosing}
          onDecide={(...decided) => void decide(...decided)}
          onSkip={() => {
            toHead()
            desk.skip(queue.together ? [record, ...alike] : [record])
          }}
        />
        {way}
      </div>
    </>
  )
}

/** A part of the program that a lost line kept away; the next record asks for it again. */
function NotLoaded() {
  const say = useSay()
  return (
    <p className="card queue-beside queue-none">
      {say(['这一部分没有加载出来，请检查网络', 'This part did not come: check the connection'])}
    </p>
  )
}

/** What tells one part beside from the others. */
const keyOf = (beside: object): string =>
  Object.values(beside)
    .map((part) => (isLabel(part) ? part[1] : JSON.stringify(part)))
    .join(' ')
