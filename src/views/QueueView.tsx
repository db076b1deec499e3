import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link, useSearchParams } from 'react-router-dom'
import { type Entity, isLabel, type Row } from '#declare'
import { tellByItself } from '../client/waiting.ts'
import type { PortalProvider, Turn } from '../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../i18n/useSay.ts'
import { DialogProvider } from './dialog/DialogProvider.tsx'
import { EmptyState } from './EmptyState.tsx'
import { titleOf } from './fieldAt.ts'
import { useKeys } from './list/useKeys.ts'
import { usePerform } from './perform/usePerform.ts'
import { wordsOf } from './perform/wordsOf.ts'
import { Alike } from './queue/Alike.tsx'
import { Beside } from './queue/Beside.tsx'
import { besideQuery } from './queue/besideQuery.ts'
import { Decisions } from './queue/Decisions.tsx'
import { wayOf } from './queue/deciding.ts'
import { OnTheWay } from './queue/OnTheWay.tsx'
import { QueueRecord } from './queue/QueueRecord.tsx'
import { useAlike } from './queue/useAlike.ts'
import { type DeskOf, useDesk } from './queue/useDesk.ts'
import { useMediaKeys } from './queue/useMediaKeys.ts'
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
  const { hand, turn, outbox, error } = desk
  const [record] = hand
  const now = useNow()
  // Nobody waits here: the next record stands, and what it is judged by comes beside it.
  useEffect(tellByItself, [])
  useReadAhead(entity, hand.slice(1, 1 + AHEAD))
  useKeys({ z: desk.takeBack })
  const unsent = outbox.held.length + outbox.sending.length
  const perform = usePerform(entity)
  const agree = async (id: number, move: string) => {
    desk.dismiss(id)
    await desk.lookAgain(id)
    const row = hand.find((one) => Number(one.id) === id)
    if (row) await desk.inDialog(id, () => perform.move(row, move))
  }
  return (
    <div className="list queue">
      <div className="list-head">
        <h1>{say(['{title} · 处理台', '{title} · Desk'], { title: say(screen.label) })}</h1>
        <div className="room" />
        {turn && <Today turn={turn} done={outbox.done} />}
        <Button component={Link} to={screen.path} variant="outlined">
          {say(['返回列表', 'Back to the list'])}
        </Button>
      </div>
      <StandInBanner entity={entity} />
      {queue.tabs.length > 1 && (
        <Tabs
          value={tab}
          onChange={(_, next: number) => setSearch(next === 0 ? {} : { tab: String(next) })}
          variant="scrollable"
          aria-label={say(['待处理的类别', 'What waits'])}
        >
          {queue.tabs.map(({ label }, at) => (
            <Tab
              key={label[1]}
              label={
                <Waiting {...turn?.tabs[at]} label={say(label)} unsent={at === tab ? unsent : 0} />
              }
            />
          ))}
        </Tabs>
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
        <AtRecord key={String(record.id)} {...{ entity, record, desk, now }} tab={tab} />
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
          <EmptyState {...emptySaid(say, turn, (turn.tabs[tab]?.count ?? 0) - unsent)} />
        </div>
      ) : (
        <div className="card queue-waits" aria-busy="true" />
      )}
      <OnTheWay
        {...{ entity, outbox, now }}
        onTakeBack={desk.takeBack}
        onLookAgain={(id) => void desk.lookAgain(id)}
        onDismiss={desk.dismiss}
        onAgree={({ decision }) => void agree(decision.id, decision.move)}
      />
    </div>
  )
}

/** Nothing before one: all is done, or others have what is left in hand. */
function emptySaid(say: Say, { others }: Turn, left: number) {
  if (left <= 0)
    return {
      title: say(['这一类都处理完了', 'All of these are dealt with']),
      text: say(['有新的会自动出现在这里', 'New ones show here by themselves']),
    }
  const names = others.join(say(['、', ', ']))
  return {
    title: say(['剩下的 {left} 条不在你手上', 'The {left} that are left are not yours now'], {
      left,
    }),
    text: names
      ? say(
          [
            '{names}正在处理，放下后会出现在这里；你不能决定的（如自己提交的）不在其中',
            '{names} work on them: what they let go of shows here, but for what you may not decide, such as your own',
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

/** The record before one: every piece of state goes with it when it is decided. */
function AtRecord({
  entity,
  record,
  desk,
  now,
  tab,
}: {
  readonly entity: Entity
  readonly record: Row
  readonly desk: DeskOf
  readonly now: number
  readonly tab: number
}) {
  const say = useSay()
  const queue = entity.queue!
  const perform = usePerform(entity)
  const [choosing, setChoosing] = useState<string | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const unsent = new Set([...desk.outbox.held, ...desk.outbox.sending].map(({ id }) => id))
  const alike = useAlike(entity, queue.tabs[tab]!, record, unsent)
  useMediaKeys()
  const decide = async (move: string, choice?: { name: string; value: string }) => {
    if (wayOf(entity, move, record).kind === 'dialog') {
      return desk.inDialog(Number(record.id), () => perform.move(record, move))
    }
    const together = alike.filter(({ id }) => chosen.has(Number(id)))
    desk.decide([record, ...together], move, choice ? { [choice.name]: choice.value } : {})
  }
  return (
    <>
      <p className="queue-said" role="status">
        {titleOf(entity, record)}
      </p>
      <div className={`queue-desk ${queue.beside.length === 0 ? 'alone' : ''}`}>
        <div className="queue-main">
          <ErrorBoundary fallback={<NotLoaded />}>
            <QueueRecord {...{ entity, record, now }} />
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
          onSkip={desk.skip}
        />
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

const keyOf = (beside: object): string =>
  Object.values(beside)
    .map((part) => (isLabel(part) ? part[1] : JSON.stringify(part)))
    .join(' ')

function Waiting({
  label,
  count,
  more,
  late = 0,
  unsent,
}: {
  readonly label: string
  readonly count?: number
  /** Decided here, and still counted by the portal. */
  readonly unsent: number
  readonly more?: true
  readonly late?: number
}) {
  const say = useSay()
  return (
    <span className="queue-tab">
      {label}
      {count !== undefined && <strong>{more ? `${count}+` : Math.max(count - unsent, 0)}</strong>}
      {late > 0 && <em>{say(['超时 {late}', '{late} late'], { late })}</em>}
    </span>
  )
}

function Today({
  turn,
  done,
}: {
  readonly turn: NonNullable<DeskOf['turn']>
  readonly done: number
}) {
  const say = useSay()
  return (
    <p className="queue-today">
      {say(['今天我处理 {mine} · 大家 {all}', 'Today: {mine} mine · {all} by all'], turn.today)}
      {done > 0 && say([' · 这次 {done}', ' · {done} now'], { done })}
      {turn.others.length > 0 &&
        say([' · {names}也在处理', ' · {names} here too'], {
          names: turn.others.join(say(['、', ', '])),
        })}
    </p>
  )
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
  const ids = next.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the records are read by their numbers
  useEffect(() => {
    for (const record of next) {
      for (const beside of entity.queue!.beside) {
        const query = besideQuery(portal, entity, beside, record)
        if (query) void client.prefetchQuery({ ...query, staleTime: 60_000, meta: { quiet: true } })
      }
      for (const [name, { kind }] of Object.entries(entity.fields))
        if (kind === 'image' || kind === 'images')
          for (const url of [record[name] ?? []].flat()) new Image().src = String(url)
    }
  }, [ids, entity])
}
