import { useDataProvider } from 'ra-core'
import { useEffect } from 'react'
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
}
/** How long somebody pauses before the portal is asked, in milliseconds. */
const pause = 500

/**
 * Asks the portal, once one pauses, for what only it can see (another record of that name, a place that is full). Only
 * fields that were typed into speak; silence and errors of the call say nothing, the save will.
 */
export function useDryCheck({ entity, record, isNew }: Props): void {
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
      const changed = changedValues(entity, { ...record, ...values }, isNew ? null : record)
      const options = isNew ? {} : { id: Number(record.id) }
      const { errors = {} } = await portal
        .check(entity.name, changed, options)
        .catch(() => ({ errors: {} }))
      if (!here) return
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
  }, [values, dirtyFields, entity, record, isNew, portal, seen, setError, getFieldState])
}
