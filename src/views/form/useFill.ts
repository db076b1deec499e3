import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { type Entity, isKept, type Label, type Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { usePerform } from '../perform/usePerform.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { same } from './values.ts'

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

const replacedSaid: Label = ['将替换已填写的{what}。', 'What is filled in is replaced: {what}.']
const emptyOnly: Label = ['只填空着的', 'Only what is empty']
const filledSaid: Label = ['已填入：{what}', 'Filled in: {what}']

/**
 * Asks the portal for values to go on with, from what is typed so far and what its dialog asks for, and puts them into
 * the inputs; before it replaces what somebody has filled in, it asks.
 */
export function useFill(entity: Entity, isNew: boolean): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const perform = usePerform(entity)
  const notify = useNotify()
  const { getValues, setValue, formState } = useFormContext()
  // Read here, or it is not kept.
  const { dirtyFields } = formState
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
          const isTyped = !isNew || entity.actions[action]!.confirm || name in dirtyFields
          return isTyped && isFilled(held) && !same(held, value)
        })
        const called = (some: typeof filled) =>
          some.map(([name]) => say(entity.fields[name]!.label)).join(say(['、', ', ']))
        const { label } = entity.actions[action]!
        const others = filled.filter((one) => !lost.includes(one))
        const agreed =
          lost.length === 0 ||
          (await ask({
            title: say(label),
            text: say(replacedSaid, { what: called(lost) }),
            ...(others.length > 0 && { ok: ['全部替换', 'Replace all'], better: emptyOnly }),
          }))
        if (!agreed) return
        const taken = agreed !== true && agreed.better ? others : filled
        for (const [name, value] of taken)
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
        const told = taken.filter(([, value]) => isFilled(value))
        if (told.length > 0) notify(say(filledSaid, { what: called(told) }), { type: 'info' })
      } catch (error) {
        notify(wordsOf(error), { type: 'error' })
      }
    },
    [entity, portal, perform, notify, getValues, setValue, dirtyFields, isNew, ask, say],
  )
}
