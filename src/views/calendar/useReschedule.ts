import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import type { Label, Row } from '#declare'
import { clashesAmong, spanOf } from '#derive/calendarSpan.ts'
import { timeOf } from '#derive/moment.ts'
import { publicReading } from '#derive/publicReading.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { changing } from '../perform/changing.ts'
import { takeBack } from '../perform/takeBack.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { isOpenField } from '../record/problemsHere.ts'
import { placeKey } from './placeKey.ts'
import { seenAtOnce, whenSaid } from './seenAtOnce.ts'
import { refusedTime, setTime } from './timedCalls.ts'
import { type Entry, fieldOfTime, timeAt } from './useEntries.ts'

/** Where an entry is taken: its time as it is written, and its place, where that is another. */
export interface Rescheduled {
  readonly time: unknown
  readonly place?: unknown
}

/** Whether this person may give a record another time, as far as this browser can tell. */
export function useMovable(): (entry: Entry) => boolean {
  const viewer = useViewer()
  return useCallback(
    ({ entity, row, timed }) =>
      timed?.mayMove ??
      (mayUse(viewer, entity, 'update') && isOpenField(viewer, entity, row, entity.calendar!.at)),
    [viewer],
  )
}

/** The same of the place it stands in. */
export function usePlaceable(): (entry: Entry) => boolean {
  const viewer = useViewer()
  return useCallback(
    ({ entity, row, timed }) => {
      const { place } = entity.calendar!
      if (timed || place === undefined) return false
      return mayUse(viewer, entity, 'update') && isOpenField(viewer, entity, row, place)
    },
    [viewer],
  )
}

/**
 * Gives a record another time or place under all its rules: a clash, and what readers see of it at once, is told before
 * it is saved, what is refused is told with the reason, and for ten seconds it can be taken back. False where it was not
 * done.
 */
export function useReschedule(
  entries: readonly Entry[],
  onRefused: (entry: Entry, why: string) => void,
): (entry: Entry, to: Rescheduled) => Promise<boolean> {
  const say = useSay()
  const ask = useDialog()
  const viewer = useViewer()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  return useCallback(
    async (entry, to) => {
      /** An entry holds a few columns alone: what readers have is told by the whole record. */
      const atOnce = async ({ entity, row }: Entry, values: Row) => {
        if (!publicReading(entity) || Object.keys(values).length === 0) return []
        const { data } = await portal.getOne(entity.name, { id: row.id as number })
        return seenAtOnce(viewer, entity, data as Row, values, say)
      }
      const { entity, row, title, timed } = entry
      const { at, place = '' } = entity.calendar!
      const isPlaced = to.place !== undefined
      const held: Rescheduled = {
        time: timeAt(entry).value,
        ...(isPlaced && { place: row[place] }),
      }
      const isTimed = to.time !== timeAt(entry).value
      // Left where it stands: nothing is set, and there is nothing to take back.
      if (!isTimed && !isPlaced) return false
      const field = fieldOfTime(entry)
      // What the portal does by itself at a time that stands in no field is nothing readers see.
      const changed = {
        ...(isTimed && field && { [field]: to.time }),
        ...(isPlaced && { [place]: to.place }),
      }
      const save = ({ time, place: other }: Rescheduled, version: unknown) => {
        if (timed)
          return (consent: Consent) =>
            setTime(entity, { ...timed, version: Number(version) }, time, consent)
        // What stays as it is is no matter of the rules about it.
        const values = { ...(isTimed && { [at]: time }), ...(isPlaced && { [place]: other }) }
        return changing(portal, entity, row, values, version)
      }
      const refresh = () => client.invalidateQueries()
      try {
        const with_ = clashAt(entries, entry, to)
        const names = [title]
        const seen = await atOnce(entry, changed)
        const warnings = [
          ...(with_
            ? [
                say(['与“{other}”同一位置、时间重叠', 'The same place and time as “{other}”'], {
                  other: with_,
                }),
              ]
            : []),
          ...seen,
        ]
        // A drag is soon a day off; what readers see tells both times already.
        const text = isTimed && seen.length === 0 ? goes(entry, to.time, say) : undefined
        const asked = isPlaced
          ? say(['放到这个位置？', 'Put it in this place?'])
          : say(['改到这个时间？', 'Move it to this time?'])
        const question = { title: asked, names, warnings, ...(text && { text }) }
        if (warnings.length > 0 && !(await ask(question))) return false
        const saved = await withConsent(save(to, row.version), ask, say)
        if (!saved) return false
        const words = isPlaced
          ? say(['{title}：位置已修改', '{title}: put in another place'], { title })
          : say(['{title}：{field}已改为 {when}', '{title}: {field} is {when} now'], {
              title,
              field: say(entity.fields[fieldOfTime(entry) ?? '']?.label ?? whenDone),
              when: whenSaid(to.time, say),
            })
        const here = { say, notify, refresh, portal, entity }
        const back = () => save(held, (saved as Partial<Row>).version)({})
        const undo = { done: words, run: () => takeBack(here, title, back, Number(row.id)) }
        // What should have been done already cannot be set for then again.
        const isBackPossible = !timed || timeOf(timed.at) > Date.now()
        notify(words, { type: 'success', ...(isBackPossible && { undo }) } as never)
        await refresh()
        return true
      } catch (problem) {
        const told = (problem instanceof PortalError && problem.answer.errors) || {}
        const why = (timed && refusedTime(timed, told)) || wordsOf(problem)
        const words = { title, why }
        onRefused(
          entry,
          isPlaced
            ? say(['“{title}”的位置没有改：{why}', '“{title}” was not put there: {why}'], words)
            : say(['“{title}”的时间没有改：{why}', '“{title}” was not moved: {why}'], words),
        )
        return false
      }
    },
    [entries, say, ask, viewer, notify, client, portal, onRefused],
  )
}

/** From when to when it goes. */
const goes = (entry: Entry, time: unknown, say: Say): string =>
  say(['由 {from} 改为 {to}', 'From {from} to {to}'], {
    from: whenSaid(timeAt(entry).value, say),
    to: whenSaid(time, say),
  })

const whenDone: Label = ['执行时间', 'its time']

/** The title of what a record would clash with at another time or in another place, and does not yet. */
function clashAt(
  entries: readonly Entry[],
  entry: Entry,
  { time, place: other }: Rescheduled,
): string | undefined {
  const { entity } = entry
  const { at, alone = [] } = entity.calendar!
  const span = spanOf(entity.fields[at]!.kind, time)
  const place = other === undefined ? entry.place : placeKey(entity, other)
  const isAlone = other === undefined ? entry.alone : alone.includes(String(other))
  if (place === undefined || !isAlone || !span) return undefined
  const others = entries.filter((one) => one.place === place && one.key !== entry.key)
  const clash = others.find(
    (other) => clashesAmong([{ key: entry.key, place, span }, other]).size > 0,
  )
  return clash?.title
}
