import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { usePerform } from '../perform/usePerform.ts'
import { wordsOf } from '../perform/wordsOf.ts'

/** Asks the portal for values to go on with, from what is typed so far and what its dialog asks for, and puts them into the inputs. */
export function useFill(entity: Entity): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const perform = usePerform(entity)
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  return useCallback(
    async (action) => {
      try {
        const given = entity.actions[action]?.asks
          ? await perform.action(null, action, getValues())
          : await portal.action(entity.name, null, action, getValues())
        for (const [name, value] of Object.entries((given ?? {}) as Row)) {
          const field = entity.fields[name]
          if (field && !isKept(field))
            setValue(name, value, { shouldDirty: true, shouldValidate: true })
        }
      } catch (error) {
        notify(wordsOf(error), { type: 'error' })
      }
    },
    [entity, portal, perform, notify, getValues, setValue],
  )
}
