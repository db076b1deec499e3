import { useQueryClient } from '@tanstack/react-query'
import { type GetListResult, useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { withConsent } from '../dialog/withConsent.ts'
import { titleOf } from '../fieldAt.ts'
import type { Decision } from '../form/ConflictDialog.tsx'
import { type Merged, mergeRecords } from '../form/mergeRecords.ts'
import { outcomeOf, type Saved } from '../form/useSave.ts'
import { changing } from '../perform/changing.ts'
import { takeBack, undoReason } from '../perform/takeBack.ts'
import type { Undo } from '../perform/Undo.ts'
import { wordsOf } from '../perform/wordsOf.ts'

/** What became of a save in cells; a refusal for which there is no field is told by its words alone. */
export type SavedCells =
  | Exclude<Saved, { readonly kind: 'stale' | 'stopped' }>
  | { kind: 'stopped'; words?: string }

/** Both values of what two people changed are shown, and one of them chosen. */
type Choose = (merged: Merged) => Promise<Decision>

/**
 * Saves some values of a row of a list, under its version and all rules; the row is shown as it stands then, in its
 * place. What somebody else changed meanwhile stays, and where both changed the same, one is asked.
 */
export function useSaveCells(entity: Entity, choose: Choose) {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const ask = useDialog()
  const notify = useNotify()
  const say = useSay()
  /** Shows records as they stand now, where they stand. */
  const put = useCallback(
    (records: readonly Row[]) => {
      const byId = new Map(records.map((record) => [record.id, record]))
      const shown = (data: GetListResult | undefined) =>
        data && { ...data, data: data.data.map((row) => within(row, byId.get(row.id))) }
      client.setQueriesData<GetListResult>({ queryKey: [entity.name, 'getList'] }, shown)
      void client.invalidateQueries({
        queryKey: [entity.name],
        predicate: ({ queryKey }) => queryKey[1] !== 'getList',
      })
    },
    [client, entity],
  )
  const save = useCallback(
    async (before: Row, values: Row): Promise<SavedCells> => {
      try {
        const record = await withConsent(changing(portal, entity, before, values), ask, say)
        if (!record) return { kind: 'stopped' }
        put([record])
        return { kind: 'saved', record }
      } catch (error) {
        const outcome = outcomeOf(error)
        if (outcome?.kind === 'refused') return outcome
        if (outcome?.kind !== 'stale') return { kind: 'stopped', words: wordsOf(error) }
        const { current } = outcome
        const merged = mergeRecords(entity, before, current, { ...before, ...values })
        const decision = merged.collisions.length === 0 ? merged.values : await choose(merged)
        put([current])
        if (decision === 'cancel') return { kind: 'stopped' }
        if (decision === 'reload') return { kind: 'saved', record: current }
        const names = Object.keys(values)
        return save(current, Object.fromEntries(names.map((name) => [name, decision[name]])))
      }
    },
    [portal, entity, put, choose, ask, say],
  )
  /** Tells that rows were saved, and gives ten seconds to take that back. */
  const tell = useCallback(
    (done: readonly { readonly before: Row; readonly values: Row; readonly record: Row }[]) => {
      const [first] = done
      if (!first) return
      const title =
        done.length === 1
          ? say(['修改“{title}”', 'Changing "{title}"'], { title: titleOf(entity, first.record) })
          : say(['修改 {count} 条', 'Changing {count} records'], { count: done.length })
      const refresh = () => client.invalidateQueries({ queryKey: [entity.name] })
      const run = () =>
        takeBack(
          { say, notify, portal, entity, refresh },
          title,
          async () => {
            for (const { before, values, record } of done) {
              const old = Object.keys(values).map((name) => [name, before[name] ?? null])
              put([
                await changing(
                  portal,
                  entity,
                  record,
                  Object.fromEntries(old),
                )({ reason: undoReason }),
              ])
            }
            return true
          },
          done.length === 1 ? Number(first.record.id) : undefined,
        )
      const words = say(['{title}：已保存', '{title}: saved'], { title })
      notify(words, { type: 'success', undo: { done: words, run } satisfies Undo })
    },
    [entity, client, portal, notify, say, put],
  )
  return { save, tell }
}

/** Of a record what a row of the list holds. */
const within = <T extends Row>(row: T, record: Row | undefined): T =>
  record
    ? ({ ...row, ...Object.fromEntries(Object.keys(row).map((name) => [name, record[name]])) } as T)
    : row
