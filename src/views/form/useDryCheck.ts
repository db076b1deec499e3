import { useDataProvider } from 'ra-core'
import { type RefObject, useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { problemsOf } from './rules.ts'
import { useSituation } from './useSituation.ts'
import { changedValues } from './values.ts'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly isNew: boolean
  /** A save is under way, or has led on: what is found now is the record itself. */
  readonly leaving: RefObject<boolean>
}
/** How long somebody pauses before the portal is asked, in milliseconds. */
const pause = 500

/**
 * Asks the portal, once one pauses, for what only it can see (another record of that name, a place that is full). Only
 * fields that were typed into speak; silence and errors of the call say nothing, the save will.
 */
export function useDryCheck({ entity, record, isNew, leaving }: Props): void {
  const portal = useDataProvider<PortalProvider>()
  const values = useWatch() as Row
  const { dirtyFields } = useFormState()
  const { setError, getFieldState } = useFormContext()
  const seen = useSituation(entity, isNew ? null : record)
  useEffect(() => {
    const typed = Object.keys(dirtyFields)
    if (entity.standIn || entity.keysOf || typed.length === 0) return
    let here = true
    const timer = setTimeout(async () => {
      if (leaving.current) return
      const changed = changedValues(entity, { ...record, ...values }, isNew ? null : record)
      const options = isNew ? {} : { id: Number(record.id) }
      const { errors = {} } = await portal
        .check(entity.name, changed, options)
        .catch(() => ({ errors: {} }))
      if (!here || leaving.current) return
      // What the form itself would find, it tells when a field is left or saved: a line just added is no mistake yet.
      const own = new Set(problemsOf(seen({ ...record, ...values })).map(({ field }) => field))
      for (const [path, message] of Object.entries(errors as { [path: string]: string }))
        if (typed.includes(path.split('.')[0]!) && !getFieldState(path).error && !own.has(path))
          setError(path, { type: 'portal', message })
    }, pause)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [values, dirtyFields, entity, record, isNew, leaving, portal, seen, setError, getFieldState])
}
