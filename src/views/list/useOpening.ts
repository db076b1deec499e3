import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Screen } from '#declare'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { readSettings } from '../../client/settings.ts'
import { readSharedViews } from '../../client/sharedViews.ts'
import { wasLeftHere } from './keptList.ts'
import { openingView } from './openingView.ts'

/** A list that is not to be asked before it is known what its view holds today. */
export interface Opening {
  /** The key of the view; undefined where an address says columns alone. */
  readonly view?: string | undefined
  onSeen(): void
}

/**
 * The view a list is opened with: the one its address names, the one somebody or their role chose where nothing is asked
 * for. What somebody sent in an address is looked at once, too: its sender may have had other rights.
 */
export function useOpening({ path }: Screen): Opening | undefined {
  const { search } = useLocation()
  const { currentRole, roles } = useViewer()
  const said = new URLSearchParams(search)
  const view = said.get('view') ?? undefined
  const [seen, setSeen] = useState(view === undefined && !said.has('columns'))
  const onSeen = () => setSeen(true)
  // A link to a view, pressed while the list stands.
  if (view !== undefined && !said.has('filter')) return { view, onSeen }
  if (!seen) return { view, onSeen }
  if (search !== '' || wasLeftHere(path)) return undefined
  const known = { settings: readSettings(), shared: readSharedViews() }
  const first = openingView({ ...known, roles: [currentRole, ...roles] }, path)
  return first === undefined ? undefined : { view: first, onSeen }
}
