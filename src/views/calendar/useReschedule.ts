import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import type { Row } from '#declare'
import { clashesAmong, spanOf } from '#derive/calendarSpan.ts'
import { timeOf } from '#derive/moment.ts'
import { mayUse } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { changing } from '../perform/changing.ts'
import { takeBack } from '../perform/takeBack.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { isOpenField } from '../record/problemsHere.ts'
import { setTime } from './timedCalls.ts'
import { type Entry, timeAt } from './useEntries.ts'

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

/**
 * Gives a record another time under all its rules: a clash is told before it is saved, what is refused is told with the
 * reason, and for ten seconds it can be taken back. False where it was not done.
 */
export function useReschedule(
  entries: readonly Entry[],
): (entry: Entry, value: unknown) => Promise<boolean> {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  return useCallback(
    async (entry, value) => {
      const { entity, row, title, timed } = entry
      const { value: held } = timeAt(entry)
      const save = (time: unknown, version: unknown) =>
        timed
          ? (consent: Consent) => setTime(entity, timed, time, consent)
          : changing(portal, entity, row, { [entity.calendar!.at]: time }, version)
      const refresh = () => client.invalidateQueries()
      try {
        const with_ = clashAt(entries, entry, value)
        const names = [title]
        const warnings = with_ && [
          say(['与“{other}”同一位置、时间重叠', 'The same place and time as “{other}”'], {
            other: with_,
          }),
        ]
        const asked = say(['改到这个时间？', 'Move it to this time?'])
        if (warnings && !(await ask({ title: asked, names, warnings }))) return false
        const saved = await withConsent(save(value, row.version), ask, say)
        if (!saved) return false
        const words = say(['{title}：时间已修改', '{title}: moved to another time'], { title })
        const here = { say, notify, refresh, portal, entity }
        const back = () => save(held, (saved as Partial<Row>).version)({})
        const undo = { done: words, run: () => takeBack(here, title, back, Number(row.id)) }
        // What should have been done already cannot be set for then again.
        const isBackPossible = !timed || timeOf(timed.at) > Date.now()
        notify(words, { type: 'success', ...(isBackPossible && { undo }) } as never)
        await refresh()
        return true
      } catch (problem) {
        const { at } = (problem instanceof PortalError && problem.answer.errors) || {}
        const why = (timed && at) || wordsOf(problem)
        notify(
          say(['“{title}”的时间没有改：{why}', '“{title}” was not moved: {why}'], { title, why }),
          {
            type: 'error',
          },
        )
        return false
      }
    },
    [entries, say, ask, notify, client, portal],
  )
}

/** The title of what a record would clash with at another time, and does not yet. */
function clashAt(entries: readonly Entry[], entry: Entry, value: unknown): string | undefined {
  const { entity, place } = entry
  const span = spanOf(entity.fields[entity.calendar!.at]!.kind, value)
  if (place === undefined || !entry.alone || !span) return undefined
  const others = entries.filter((one) => one.place === place && one.key !== entry.key)
  const clash = others.find(
    (other) => clashesAmong([{ key: entry.key, place, span }, other]).size > 0,
  )
  return clash?.title
}
