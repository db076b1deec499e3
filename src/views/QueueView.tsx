import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import type { Turn } from '#wire/turn.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { tellByItself } from '../client/waiting.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../i18n/useSay.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { EmptyState } from './EmptyState.tsx'
import { calledOf } from './fieldAt.ts'
import { useKeys } from './list/useKeys.ts'
import { usePerform } from './perform/usePerform.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { AtRecord } from './queue/AtRecord.tsx'
import { ageOf } from './queue/age.ts'
import { besideQuery } from './queue/besideQuery.ts'
import { decidesIn } from './queue/decidesIn.ts'
import { calledAtDesk } from './queue/deciding.ts'
import { Today, Waiting } from './queue/Figures.tsx'
import { leftSaid, OnTheWay, saidOf } from './queue/OnTheWay.tsx'
import { QueueTabs } from './queue/QueueTabs.tsx'
import { isLastPress } from './queue/skipped.ts'
import { useDesk } from './queue/useDesk.ts'
import { StandInBanner } from './StandInBanner.tsx'
import type { ViewProps } from './ViewProps.ts'
import './show.css'
import './queue/queue.css'

/** Work that comes in one after the other: the longest waiting, what one judges it by, and a key for each decision. */
export default function QueueView(props: ViewProps) {
  return (
    <DialogProvider beside>
      <Queue {...props} />
    </DialogProvider>
  )
}

/** So many of the next records are read ahead, with what stands beside them. */
const AHEAD = 3

function Queue({ screen, entity }: ViewProps) {
  const say = useSay()
  const queue = entity.queue!
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('tab') ?? 0)
  const tab = asked in queue.tabs ? asked : 0
  const desk = useDesk(entity, tab)
  const viewer = useViewer()
  const decides = useMemo(() => decidesIn(viewer, entity, tab), [viewer, entity, tab])
  const { hand, turn, outbox, error } = desk
  const [record] = hand
  const now = useNow()
  // Nobody waits here: the next record stands, and what it is judged by comes beside it.
  useEffect(tellByItself, [])
  useReadAhead(entity, hand.slice(1, 1 + AHEAD))
  const notify = useNotify()
  const takeBack = () => {
    if (desk.takeBack()) return
    notify(
      say([
        '没有可撤销的决定：十秒内可以撤销，之前的都已送出',
        'Nothing can be taken back: that is possible for ten seconds, and all before that was sent',
      ]),
      { type: 'info' },
    )
  }
  useKeys({ z: takeBack })
  const unsent = outbox.held.length + outbox.sending.length
  /** What the portal counts still, and is decided. */
  const decided = unsent + desk.uncounted
  const late = desk
    .unsentRows()
    .filter((row) => ageOf(row, queue.since, queue.within, now)?.tone === 'late').length
  const left = (turn?.tabs[tab]?.count ?? 0) - decided
  const perform = usePerform(useMemo(() => calledAtDesk(entity), [entity]))
  const agree = async (id: number, move: string) => {
    desk.dismiss(id)
    await desk.lookAgain(id)
    const row = hand.find((one) => Number(one.id) === id)
    if (row) await desk.inDialog(id, () => perform.move(row, move, desk.saidBefore(id, move)))
  }
  const way = (
    <OnTheWay
      {...{ entity, outbox, now }}
      left={desk.left}
      skipped={desk.skipped}
      onTakeBack={takeBack}
      onLookAgain={(id) => void desk.lookAgain(id)}
      onDismiss={desk.dismiss}
      onAgree={({ decision }) => void agree(decision.id, decision.move)}
    />
  )
  return (
    <div className="list queue">
      <div className="list-head">
        <h1>{say(['{title} · 处理台', '{title} · Desk'], { title: say(screen.label) })}</h1>
        <div className="room" />
        {turn && queue.tabs.length === 1 && (
          <Waiting
            {...turn.tabs[0]}
            label={say(queue.tabs[0]!.label)}
            unsent={decided}
            unsentLate={late}
          />
        )}
        {turn && <Today turn={turn} done={outbox.done} />}
        <Button component={Link} to={screen.path} variant="outlined">
          {say(['返回列表', 'Back to the list'])}
        </Button>
      </div>
      <StandInBanner entity={entity} />
      {queue.tabs.length > 1 && (
        <QueueTabs
          tabs={queue.tabs}
          {...{ tab, turn, late }}
          unsent={decided}
          onTurn={(next) => setSearch(next === 0 ? {} : { tab: String(next) })}
        />
      )}
      {desk.lost && (
        <p className="queue-lost" role="status">
          {desk.lost.by
            ? say(['“{title}”已由{by}接手，这是下一条', '{by} took “{title}”: this is the next'], {
                ...{ title: desk.lost.title, by: desk.lost.by },
              })
            : say(
                [
                  '“{title}”已在别处处理，这是下一条',
                  '“{title}” was dealt with elsewhere: this is the next',
                ],
                { title: desk.lost.title },
              )}
        </p>
      )}
      {record ? (
        <AtRecord key={String(record.id)} {...{ entity, record, desk, now, tab, way }} />
      ) : error ? (
        <div className="card">
          <EmptyState
            title={say(['没有取到待处理的记录', 'Nothing came back'])}
            text={wordsOf(error)}
            alert
          />
        </div>
      ) : turn ? (
        <div className="card">
          <EmptyState {...emptySaid(say, turn, left, desk.skipped, decides)}>
            {left > 0 && desk.skipped > 0 && (
              <Button variant="outlined" onClick={desk.lookAtSkipped}>
                {say(['再看我留下的', 'Look at what I left again'])}
              </Button>
            )}
          </EmptyState>
        </div>
      ) : (
        <div className="card queue-waits" aria-busy="true" />
      )}
      {!record && (unsent + outbox.refused.length > 0 || desk.left) && (
        <div className="queue-bar">{way}</div>
      )}
      <p className="queue-said" role="status">
        {[
          desk.left && isLastPress(desk.left, outbox, now)
            ? leftSaid(say, desk.left, desk.skipped)
            : saidOf(say, entity, outbox),
          record && calledOf(entity, record),
        ]
          .filter(Boolean)
          .join(say(['；', '; ']))}
      </p>
    </div>
  )
}

/** Nothing before one: all is done, others have what is left in hand, or it is not this person's to decide. */
function emptySaid(say: Say, { others }: Turn, left: number, skipped: number, decides: boolean) {
  if (left <= 0)
    return {
      title: say(['这一类都处理完了', 'All of these are dealt with']),
      text: say(['有新的会自动出现在这里', 'New ones show here by themselves']),
    }
  if (!decides)
    return {
      title: say(['这 {left} 条由别人决定', 'These {left} are for others to decide'], { left }),
      text: say([
        '你的角色在这一类里没有可做的决定；在列表里可以查看',
        'Your roles decide nothing here; the list shows them',
      ]),
    }
  if (skipped > 0)
    return {
      title: say(
        [
          '剩下的 {left} 条在别人手上，或是你留给别人的',
          'The {left} that are left are with others, or you left them',
        ],
        {
          left,
        },
      ),
      text: say([
        '你留下的，四小时内只给别人；也可以现在再看',
        'What you left goes to others alone for four hours; you may look at it again now',
      ]),
    }
  const names = others.join(say(['、', ', ']))
  return {
    title: say(['剩下的 {left} 条不在你手上', 'The {left} that are left are not yours now'], {
      left,
    }),
    text: names
      ? say(
          [
            '{names}正在处理，或在你的另一个窗口里，放下后会出现在这里；你不能决定的（如自己提交的）不在其中',
            '{names} work on them, or another window of yours has them: what is let go of shows here, but for what you may not decide, such as your own',
          ],
          {
            names,
          },
        )
      : say([
          '须由别人决定（如你自己提交的），或在你的另一个窗口里、刚被放下',
          'For others to decide, such as your own, or in another window of yours, or let go of just now',
        ]),
  }
}

/** Now, once a second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  return now
}

/** What the next records are judged by, and their pictures, are there before they are. */
function useReadAhead(entity: Entity, next: readonly Row[]): void {
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const viewer = useViewer()
  const ids = next.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records are read by their numbers
  useEffect(() => {
    const read = () => {
      for (const record of next) {
        for (const beside of entity.queue!.beside) {
          const query = besideQuery(portal, viewer, entity, beside, record)
          if (query)
            void client.prefetchQuery({ ...query, staleTime: 60_000, meta: { quiet: true } })
        }
        for (const [name, { kind }] of Object.entries(entity.fields))
          if (kind === 'image' || kind === 'images')
            for (const url of [record[name] ?? []].flat()) new Image().src = String(url)
      }
    }
    // Behind the frame that shows the record before one: nobody waits for those after it.
    requestAnimationFrame(() => setTimeout(read))
  }, [ids, entity])
}
