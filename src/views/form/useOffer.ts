import { useDataProvider, useNotify } from 'ra-core'
import { createElement, lazy, useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useAsk } from '../ask/useAsk.ts'
import { wordsOf } from '../perform/wordsOf.ts'

const Offer = lazy(() => import('./Offer.tsx'))

/** Shows what the portal finds for the values typed so far, and fills the form with it where one agrees. */
export function useOffer(entity: Entity): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const ask = useAsk()
  const say = useSay()
  const { getValues, setValue } = useFormContext()
  return useCallback(
    async (action) => {
      const asked = portal.action(entity.name, null, action, getValues())
      const given = (await asked.catch((error: unknown) => {
        notify(wordsOf(error), { type: 'error' })
        return null
      })) as { readonly found: Row; readonly values: Row } | null
      if (!given) return
      const agreed = await ask({
        title: say(entity.actions[action]!.label),
        shows: createElement(Offer, { found: given.found }),
        small: true,
        ok: ['填入表单', 'Fill the form'],
      })
      if (!agreed) return
      for (const [name, value] of Object.entries(given.values)) {
        const field = entity.fields[name]
        if (field && !isKept(field))
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
      }
    },
    [entity, portal, notify, ask, say, getValues, setValue],
  )
}
