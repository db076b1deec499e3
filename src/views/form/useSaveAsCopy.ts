import { useDataProvider, useNotify } from 'ra-core'
import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { useUser } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { usePerform } from '../perform/usePerform.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { draftKey, draftPlace, formName, keepDraft } from './draft.ts'
import { forgetTyped } from './portalDrafts.ts'
import { changedValues } from './values.ts'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly leaving: RefObject<boolean>
  /** The key of the draft of what is typed. */
  readonly draft: string
}

/** The action of the declaration that makes a copy of a record, where there is one and the viewer may. */
export const copyAction = (entity: Entity, may: (action: string) => boolean): string | undefined =>
  Object.entries(entity.actions).find(
    ([name, action]) => action.copies && !action.later && may(name),
  )?.[0]

/**
 * Makes a copy by that action and puts what was typed into the copy, not into the record; then opens it. What the
 * portal refuses to put there waits as a draft of the copy.
 */
export function useSaveAsCopy({
  screen,
  entity,
  record,
  leaving,
  draft,
}: Props): (action: string) => Promise<void> {
  const portal = useDataProvider<PortalProvider>()
  const perform = usePerform(entity)
  const navigate = useNavigate()
  const notify = useNotify()
  const { info } = useUser()
  const { trigger, getValues } = useFormContext()
  const keyOf = (id: number) => draftKey(draftPlace(info.id, entity.name, id), formName())
  return async (action) => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return
    const made = (await perform.action(record, action)) as Row | null
    if (typeof made?.id !== 'number') return
    const values = changedValues(entity, { ...record, ...getValues() }, record)
    if (Object.keys(values).length > 0)
      try {
        const data = { ...values, version: made.version }
        await portal.update(entity.name, { id: made.id, data, previousData: made as never })
      } catch (error) {
        keepDraft(keyOf(made.id), { at: Date.now(), version: made.version as number, values })
        notify(wordsOf(error), { type: 'error' })
      }
    leaving.current = true
    forgetTyped(draft)
    navigate(`${screen.path}/${made.id}`)
  }
}
