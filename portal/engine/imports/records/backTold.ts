import type { Entity, Row } from '#declare'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { same } from '#derive/compare.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import type { Effect } from './effect.ts'
import type { WritingKind } from './intention.ts'
import { isLine } from './writeRow.ts'
import { writtenAs } from './writtenAs.ts'

/** What keeps a row from being taken back: its record moved on, or was changed since; nothing where it reads as written. */
export function changedSince(
  context: PortalContext,
  kind: WritingKind,
  effect: Effect,
  now: Row,
): Finding[] {
  const { stateField, states } = entityNamed(context, effect.entity)
  const state = String(now[stateField] ?? '')
  if (state !== effect.state) return [finding('U7.state', { state: states[state] ?? state })]
  const { line } = effect
  // What belongs to the whole record was perhaps written by a later row of the same list.
  const written = line ? line.to : valuesAfter(effect)
  const stands = line ? lineIn(now, line) : now
  const others = Object.keys(written).filter((name) => !same(stands[name], written[name]))
  if (others.length === 0) return []
  const told = others.filter((name) => name in kind.columns)
  if (told.length === 0) return [finding('U7')]
  return [
    finding('U7.told', {
      written: writtenAs(kind, told, written),
      now: writtenAs(kind, told, stands),
    }),
  ]
}

/** What taking a row back does: what it made goes, what it changed reads as before. */
export function restored(kind: WritingKind, { made, set, line }: Effect): Finding {
  if (line && !line.from) return finding('U8.line')
  if (!line && made) return finding('U8')
  const before = line?.from ?? valuesBefore({ set })
  const after = line?.to ?? valuesAfter({ set })
  const names = Object.keys(after).filter(
    (name) => name in kind.columns && !same(before[name], after[name]),
  )
  if (names.length === 0) return finding('U9.whole')
  return finding('U9', {
    old: writtenAs(kind, names, before),
    now: writtenAs(kind, names, after),
  })
}

/** A state that a rule moved a record out of comes back by its moves alone. */
export function stateStays(
  { states }: Entity,
  { state, stateBefore }: Effect,
): Finding | undefined {
  if (stateBefore === undefined) return undefined
  const [now, was] = [
    states[state] ?? [state, state],
    states[stateBefore] ?? [stateBefore, stateBefore],
  ]
  return finding('B23', {
    says: [
      `内容会恢复，状态仍为“${now[0]}”，不会自动回到“${was[0]}”`,
      `What it holds comes back; it stays "${now[1]}" and does not go back to "${was[1]}"`,
    ],
  })
}

/** What stood in a field before a row was written; 0 where the row made its record or line. */
export const amountBefore = ({ set, line }: Effect, field: string): number =>
  Number((line ? line.from?.[field] : set[field]?.[0]) ?? 0)

const valuesBefore = ({ set }: Pick<Effect, 'set'>): Row =>
  Object.fromEntries(Object.entries(set).map(([name, [before]]) => [name, before]))
const valuesAfter = ({ set }: Pick<Effect, 'set'>): Row =>
  Object.fromEntries(Object.entries(set).map(([name, [, after]]) => [name, after]))

/** A line bears a key of its own beside what was written. */
const lineIn = (row: Row, { in: name, at }: NonNullable<Effect['line']>): Row =>
  ((row[name] ?? []) as readonly Row[]).find((one) => isLine(one, at)) ?? {}
