import type { Entity, Label, Period, Row } from '#declare'
import { goesOutOfSight, isSeenAtOnce } from '#derive/isLive.ts'
import type { Viewer } from '#derive/viewer.ts'
import type { Say } from '../../i18n/useSay.ts'
import { situationHere } from '../record/problemsHere.ts'

/** What readers see at once of a record whose time or place is changed, a sentence for each field; none where they do not. */
export function seenAtOnce(
  viewer: Viewer,
  entity: Entity,
  record: Row,
  values: Row,
  say: Say,
): readonly string[] {
  const situation = situationHere(viewer, entity, record)
  const state = entity.states[String(record[entity.stateField])]
  const words = goesOutOfSight(situation, values) ? gone : seen
  return Object.keys(values)
    .filter((name) => isSeenAtOnce(situation, [name]))
    .map((name) =>
      say(words, {
        state: state ? say(state) : '',
        field: say(entity.fields[name]!.label),
        from: valueSaid(entity, name, record[name], say),
        to: valueSaid(entity, name, values[name], say),
      }),
    )
}

const seen: Label = [
  '{state}：{field}由 {from} 改为 {to}，读者立即看到',
  '{state}: {field} goes from {from} to {to}, and readers see it at once',
]
const gone: Label = [
  '{state}：{field}由 {from} 改为 {to}，读者立即看不到它了',
  '{state}: {field} goes from {from} to {to}, and readers no longer see it from now on',
]

function valueSaid(entity: Entity, name: string, value: unknown, say: Say): string {
  const choices = entity.fields[name]?.of as { readonly [value: string]: Label } | undefined
  const choice = choices?.[String(value)]
  return choice ? say(choice) : whenSaid(value, say)
}

/** A day, a minute, or both ends of a period. */
export function whenSaid(time: unknown, say: Say): string {
  const said = (at: unknown) =>
    at ? String(at).slice(0, 16).replace('T', ' ') : say(['未填', 'empty'])
  if (typeof time !== 'object' || time === null) return said(time)
  const { start, end } = time as Period
  return say(['{start} 至 {end}', '{start} to {end}'], { start: said(start), end: said(end) })
}
