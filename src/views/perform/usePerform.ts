import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { Meant, PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { type Agreed, useDialog } from '../dialog/useDialog.ts'
import type { AgreedMove } from './agree.ts'
import type { Performing } from './Performing.ts'

/** Moves, actions and removals as a person does them: asked first where it is due, told afterwards. */
export interface Perform {
  /** The record as it stands afterwards; null where it was not done. */
  move(record: Row, move: string, given?: Agreed): Promise<Row | null>
  /** What is said to the dialog of a move, which is not made yet; null where somebody would rather not. */
  agree(record: Row, move: string, given?: Agreed): Promise<AgreedMove | null>
  /** `given` says for which board an action on the list is meant. */
  action(record: Row | null, name: string, given?: Row): Promise<unknown>
  remove(record: Row): Promise<boolean>
  /** Shows who refers to it. */
  uses(record: Row): Promise<void>
  /** The same for many, of which `records` are at hand for their names; true once done for at least one. */
  many(records: readonly Row[], meant: Meant, name: string): Promise<boolean>
}

const performs = () => import('./performs.ts')

/** What can be done with records of an entity. Lists and records shown are asked for anew afterwards. */
export function usePerform(entity: Entity): Perform {
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const navigate = useNavigate()
  const ask = useDialog()
  const say = useSay()
  const viewer = useViewer()
  return useMemo(() => {
    const refresh = () => client.invalidateQueries()
    const here: Performing = {
      entity,
      portal,
      ask,
      say,
      notify,
      navigate,
      refresh,
      viewer,
      seen: screensSeen(viewer),
    }
    return {
      agree: async (...pressed) => (await performs()).agree(here, ...pressed),
      move: async (...pressed) => (await performs()).move(here, ...pressed),
      action: async (...pressed) => (await performs()).action(here, ...pressed),
      remove: async (...pressed) => (await performs()).remove(here, ...pressed),
      uses: async (...pressed) => (await performs()).uses(here, ...pressed),
      many: async (...pressed) => (await performs()).many(here, ...pressed),
    }
  }, [entity, portal, notify, client, navigate, ask, say, viewer])
}
