import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entity, isKept, type Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { usePerform } from '../perform/usePerform.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { same } from './values.ts'

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/**
 * Asks the portal for values to go on with, from what is typed so far and what its dialog asks for, and puts them into
 * the inputs. An action that is confirmed asks before it replaces what somebody has filled in.
 */
export function useFill(entity: Entity): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const perform = usePerform(entity)
  const notify = useNotify()
  const { getValues, setValue } = useFormContext()
  const ask = useDialog()
  const say = useSay()
  return useCallback(
    async (action) => {
      try {
        const given = entity.actions[action]?.asks
          ? await perform.action(null, action, getValues())
          : await portal.action(entity.name, null, action, getValues())
        const filled = Object.entries((given ?? {}) as Row).filter(([name]) => {
          const field = entity.fields[name]
          return field && !isKept(field)
        })
        const lost = filled.filter(([name, value]) => {
          const held = getValues(name)
          return isFilled(held) && !same(held, value)
        })
        const { confirm, label } = entity.actions[action]!
        if (confirm && lost.length > 0) {
          const what = lost.map(([name]) => say(entity.fields[name]!.label)).join(' · ')
          const words = [
            '将替换已填写的{what}。',
            'What is filled in is replaced: {what}.',
          ] as const
          if (!(await ask({ title: say(label), text: say(words, { what }) }))) return
        }
        for (const [name, value] of filled)
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
      } catch (error) {
        notify(wordsOf(error), { type: 'error' })
      }
    },
    [entity, portal, perform, notify, getValues, setValue, ask, say],
  )
}
