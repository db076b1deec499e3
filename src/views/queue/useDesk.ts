import { useDataProvider } from 'ra-core'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Entity, Row } from '#declare'
import type { Turn } from '#wire/turn.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { onConnection } from '../../client/connection.ts'
import { sealedStorage } from '../../client/sealed.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Agreed } from '../dialog/useDialog.ts'
import { calledOf } from '../fieldAt.ts'
import { type Decision, type DecisionTerms, Outbox, type OutboxState } from './outbox.ts'
import { type Presence, watchPresence } from './presence.ts'
import { sendTo } from './sendTo.ts'
import { isLastPress, type LeftNow, skippedAt } from './skipped.ts'

/** So many records are at hand: whoever decides quickly waits for none of them. */
const AT_HAND = 12
/** The portal is asked for more when so few are left. */
const FEW = 8
/** How often a desk says that it is there: three times before what it has goes to others. */
const BEAT = 40_000
/** How often a desk with nothing to do looks for work, in milliseconds. */
const LOOK = 10_000

/** How soon after a decision was sent the figures are asked for, in milliseconds. */
const SOON = 1500

export interface DeskOf {
  /** The record before one, and those that come next. */
  readonly hand: readonly Row[]
  /** What the portal told last; undefined until it has. */
  readonly turn: Turn | undefined
  readonly error: Error | null
  readonly outbox: OutboxState
  /** What was before one and went to somebody else, or was dealt with elsewhere. */
  readonly lost: { readonly title: string; readonly by?: string } | null
  decide(rows: readonly Row[], move: string, values: Row, terms?: DecisionTerms): void
  /** What was said to the dialog of a decision that was taken back or refused: nothing is typed twice. */
  saidBefore(id: number, move: string): Agreed | undefined
  /** Decides at once, and goes on with the same record as it stands then. */
  goOn(row: Row, move: string): Promise<void>
  /** What was decided and is not sent yet, as far as it was decided in this window. */
  unsentRows(): readonly Row[]
  /** Leaves records to others: they stay behind all else for this person, for a while. */
  skip(rows: readonly Row[]): void
  /** How many were sent since the portal counted what waits: they are in its figures still. */
  readonly uncounted: number
  /** How many this person has left to others. */
  readonly skipped: number
  /** What was left to others with the last press, as long as that can be taken back. */
  readonly left: LeftNow | null
  /** What was left to others is before one again. */
  lookAtSkipped(): void
  /** Takes the last decision back: its records are before one again; false where all are sent. */
  takeBack(): boolean
  /** Puts a record before one again, as it stands now. */
  lookAgain(id: number): Promise<void>
  dismiss(id: number): void
  /** A record is decided in a dialog: it stands there until that is over, whatever became of it meanwhile. */
  inDialog(id: number, decide: () => Promise<unknown>): Promise<void>
}

/** Works through one tab of a queue: takes records for oneself, holds decisions, and asks for more before they run out. */
export function useDesk(entity: Entity, tab: number): DeskOf {
  const portal = useDataProvider<PortalProvider>()
  const { info } = useUser()
  const [hand, setHand] = useState<readonly Row[]>([])
  const [turn, setTurn] = useState<Turn>()
  const [counted, setCounted] = useState(0)
  const [error, setError] = useState<Error | null>(null)
  const [lost, setLost] = useState<DeskOf['lost']>(null)
  const [left, setLeft] = useState<LeftNow | null>(null)
  const skipped = useMemo(
    () => skippedAt(sealedStorage, `queueSkipped:${info.id}:${entity.name}`),
    [info.id, entity],
  )
  /** Records as they were decided, for as long as that may be taken back. */
  const decided = useRef(new Map<number, Row>())
  const said = useRef(new Map<number, Decision>())
  /** What a dialog is open for. */
  const asked = useRef<number | null>(null)
  const now = useRef({ hand, tab })
  now.current = { hand, tab }
  const outbox = useMemo(
    () =>
      new Outbox({
        send: sendTo(portal, entity, (id) => decided.current.get(id)),
        now: Date.now,
        storage: sealedStorage,
        place: { prefix: `queue:${info.id}:${entity.name}:`, desk: deskName() },
      }),
    [portal, entity, info.id],
  )
  const state = useSyncExternalStore(outbox.subscribe, outbox.state)

  const asking = useRef<Promise<void> | null>(null)
  const ask = useCallback(async () => {
    const had = now.current
    const said = {
      ...{ desk: deskName(), tab: had.tab, skipped: skipped.ids() },
      hand: had.hand.map(idOf),
      decided: outbox.unsent(),
      take: Math.max(AT_HAND - had.hand.length, 0),
    }
    const { done } = outbox.state()
    try {
      const told = await portal.queue(entity.name, said)
      if (now.current.tab !== had.tab) return
      setError(null)
      setTurn(told)
      setCounted(done)
      const away = told.gone.filter(({ id }) => id !== asked.current)
      const gone = new Map(away.map((one) => [one.id, one]))
      const [first] = now.current.hand
      const elsewhere = first && gone.get(idOf(first))
      if (elsewhere)
        setLost({
          title: calledOf(entity, first),
          ...(elsewhere.by && { by: elsewhere.by }),
        })
      // What was decided while the answer was on its way stays decided.
      const barred = new Set([...outbox.unsent(), ...skipped.ids()])
      setHand((rows) => {
        const left = rows.filter((row) => !gone.has(idOf(row)))
        const there = new Set(left.map(idOf))
        const more = told.records.filter((row) => !there.has(idOf(row)) && !barred.has(idOf(row)))
        return [...left, ...more]
      })
    } catch (problem) {
      setError(problem as Error)
    }
  }, [portal, entity, outbox, skipped])
  const refill = useCallback(() => {
    asking.current ??= ask().finally(() => {
      asking.current = null
    })
  }, [ask])

  const presence = useRef<Presence | null>(null)
  useEffect(() => {
    presence.current = watchPresence(refill)
    return presence.current.stop
  }, [refill])

  // Another tab is another queue: what was in hand of the one before is let go of.
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current !== tab) {
      shown.current = tab
      now.current = { hand: [], tab }
      setHand([])
    }
    const before = asking.current
    if (before) void before.then(refill)
    else refill()
  }, [tab, refill])
  const isShort = hand.length < FEW
  const mayHaveMore = (turn?.tabs[tab]?.count ?? 1) > hand.length + outbox.unsent().length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each decision may be the one that makes it short
  useEffect(() => {
    if (turn && isShort && mayHaveMore) refill()
  }, [hand.length, isShort, refill])
  // What was sent counts in the figures, and is looked at again once it is through.
  useEffect(() => {
    if (state.done === 0) return
    const timer = setTimeout(refill, SOON)
    return () => clearTimeout(timer)
  }, [state.done, refill])
  useEffect(() => {
    const idle = turn !== undefined && hand.length === 0
    // What is in hand of somebody who went and left the desk open lapses, and goes to others.
    const beat = setInterval(() => presence.current?.isThere() && refill(), idle ? LOOK : BEAT)
    return () => clearInterval(beat)
  }, [refill, turn, hand.length])

  useEffect(() => {
    const clock = setInterval(() => void outbox.send(), 500)
    const stop = onConnection(() => void outbox.send())
    // Whoever leaves the desk has decided, and has nothing in hand any more.
    const leave = () => {
      void outbox.send(true)
      const left = { desk: deskName(), tab: now.current.tab, hand: [], skipped: [], take: 0 }
      portal.queue(entity.name, { ...left, decided: outbox.unsent() }).catch(() => null)
    }
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(clock)
      stop()
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [outbox, portal, entity])

  const without = (ids: readonly number[]) =>
    setHand((rows) => rows.filter((row) => !ids.includes(idOf(row))))
  const decisionOf = (row: Row, move: string, values: Row, terms?: DecisionTerms) => ({
    ...{ id: idOf(row), title: calledOf(entity, row), move, values },
    ...{ from: String(row[entity.stateField]), to: entity.moves[move]!.to },
    version: Number(row.version),
    ...(terms && { terms }),
  })
  const lookAgain = async (id: number) => {
    const refused = outbox.state().refused.find(({ decision }) => decision.id === id)
    if (refused) said.current.set(id, refused.decision)
    const { data } = await portal.getOne(entity.name, { id })
    outbox.dismiss(id)
    setHand((rows) => [data as Row, ...rows.filter((row) => idOf(row) !== id)])
  }
  return {
    ...{ hand, turn, error, lost, lookAgain },
    outbox: state,
    decide: (rows, move, values, terms) => {
      outbox.decide(rows.map((row) => decisionOf(row, move, values, terms)))
      for (const row of rows) decided.current.set(idOf(row), row)
      const unsent = new Set(outbox.unsent())
      for (const id of decided.current.keys()) if (!unsent.has(id)) decided.current.delete(id)
      setLost(null)
      without(rows.map(idOf))
    },
    goOn: async (row, move) => {
      decided.current.set(idOf(row), row)
      if (await outbox.sendAtOnce(decisionOf(row, move, {}))) await lookAgain(idOf(row))
      refill()
    },
    unsentRows: () =>
      outbox.unsent().flatMap((id): Row[] => {
        const row = decided.current.get(id)
        return row ? [row] : []
      }),
    skip: (rows) => {
      for (const row of rows) skipped.add(idOf(row))
      setLeft({ rows, at: Date.now() })
      setLost(null)
      without(rows.map(idOf))
    },
    uncounted: Math.max(state.done - counted, 0),
    skipped: skipped.ids().length,
    left,
    lookAtSkipped: () => {
      setLeft(null)
      skipped.clear()
      refill()
    },
    takeBack: () => {
      if (left && isLastPress(left, state, Date.now())) {
        skipped.remove(left.rows.map(idOf))
        const ids = new Set(left.rows.map(idOf))
        setHand((rows) => [...left.rows, ...rows.filter((row) => !ids.has(idOf(row)))])
        setLeft(null)
        return true
      }
      const back = outbox.takeBack()
      for (const decision of back.toReversed()) {
        const { id } = decision
        said.current.set(id, decision)
        const row = decided.current.get(id)
        if (row) setHand((left) => [row, ...left])
        else void lookAgain(id)
      }
      return back.length > 0
    },
    saidBefore: (id, move) => {
      const before = said.current.get(id)
      if (before?.move !== move) return undefined
      const { reason } = before.terms ?? {}
      return { values: before.values, ...(reason && { reason }) }
    },
    dismiss: (id) => outbox.dismiss(id),
    inDialog: async (id, decide) => {
      asked.current = id
      try {
        if (!(await decide())) return
        setLost(null)
        without([id])
        refill()
      } finally {
        asked.current = null
      }
    },
  }
}

const idOf = ({ id }: Row): number => Number(id)

/**
 * This window's name among the desks: the same after it was loaded anew, another one in a copy of it, which would begin
 * with the very same storage.
 */
function deskName(): string {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = loading?.type === 'reload' ? sessionStorage.getItem('desk') : null
  ownName ??= kept ?? crypto.randomUUID()
  sessionStorage.setItem('desk', ownName)
  return ownName
}
let ownName: string | undefined
