import { useDataProvider, useNotify } from 'ra-core'
import { createElement, lazy, useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entity, type Fields, isKept, type Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { close } from '../perform/labels.ts'
import { wordsOf } from '../perform/wordsOf.ts'

const Offer = lazy(() => import('./Offer.tsx'))

/** Shows what the portal finds for the values typed so far, and fills the form with it where there is something to fill and one agrees. */
export function useOffer(entity: Entity): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const ask = useDialog()
  const say = useSay()
  const { getValues, setValue } = useFormContext()
  return useCallback(
    async (action) => {
      const { asks, label } = entity.actions[action]!
      const of = asks as Fields | undefined
      const typed =
        of && (await ask({ title: say(label), small: true, fields: { of, record: {} } }))
      if (of && !typed) return
      const values = { ...getValues(), ...(typed && { asked: typed.values }) }
      const asked = portal.action(entity.name, null, action, values)
      const given = (await asked.catch((error: unknown) => {
        notify(wordsOf(error), { type: 'error' })
        return null
      })) as { readonly found: Row; readonly values?: Row } | null
      if (!given) return
      const agreed = await ask({
        title: say(label),
        shows: createElement(Offer, { found: given.found }),
        small: true,
        ...(given.values ? { ok: ['填入表单', 'Fill the form'] } : { tells: true, ok: close }),
      })
      if (!agreed || !given.values) return
      for (const [name, value] of Object.entries(given.values)) {
        const field = entity.fields[name]
        if (field && !isKept(field))
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
      }
    },
    [entity, portal, notify, ask, say, getValues, setValue],
  )
}
