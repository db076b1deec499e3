import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { turnAction } from './turnAction.ts'
import type { Turn } from './turnAfter.ts'
import { notifyError, outcomeOf, type Saved } from './useSave.ts'
import { useWaiting } from './useWaiting.ts'
import { changedValues } from './values.ts'

/**
 * Work that comes one record after the other: `take` saves the form as the action says, `lead` opens the next record
 * that waits, under the filter and order of the list one came from, or the list where none is left.
 */
export function useTurn(entity: Entity, screen: Screen, id: number) {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const ask = useDialog()
  const say = useSay()
  const turn = useRef<Turn | null>(null)
  const [name, action] = turnAction(entity) ?? []
  const asks = (action?.asks ?? []) as readonly string[]

  const look = useWaiting(entity, screen, action?.next)

  const take = async (values: Row, before: Row): Promise<Saved> => {
    const data = Object.fromEntries(
      Object.entries(changedValues(entity, values, before)).filter(([field]) =>
        asks.includes(field),
      ),
    )
    const send = (consent: Consent) =>
      portal.action(entity.name, id, name!, data, { ...consent, version: Number(before.version) })
    try {
      // Where it stands among those that wait is known only as long as it waits.
      turn.current = await look(id).catch(() => null)
      const record = (await withConsent(send, ask, say)) as Row | null
      if (!record) return { kind: 'stopped' }
      await client.invalidateQueries({ queryKey: [entity.name] })
      return { kind: 'saved', record }
    } catch (error) {
      return outcomeOf(error) ?? notifyError(notify, error)
    }
  }

  const lead = () => {
    const { next, left = 0 } = turn.current ?? {}
    if (next === undefined) {
      notify(say(['已保存，没有待处理的了', 'Saved; nothing is waiting any more']), {
        type: 'success',
      })
      return navigate(screen.path)
    }
    notify(say(['已保存，还有 {left} 份待处理', 'Saved, {left} left'], { left }), {
      type: 'success',
    })
    navigate(`${screen.path}/${next}`, { state: { focus: asks[0] } })
  }

  /** Leaves this one as it is. */
  const skip = async () => {
    const { next } = (await look(id).catch(() => null)) ?? {}
    if (next !== undefined) return navigate(`${screen.path}/${next}`, { state: { focus: asks[0] } })
    notify(say(['没有其他待处理的了', 'Nothing else is waiting']), { type: 'info' })
  }
  return { take, lead, skip }
}
