import { Navigate, useLocation } from 'react-router-dom'
import { screensSeen } from '../authProvider/access.ts'
import { useViewer } from '../authProvider/Viewer.tsx'
import { NotFound } from '../layout/NotFound.tsx'
import { leadsOn } from '../pages/leadsOn.ts'

/** An address that stands for another one leads there; any other has nothing to show. */
export function LeadOn() {
  const here = useLocation()
  const to = leadsOn(here, screensSeen(useViewer()))
  return to === undefined ? <NotFound /> : <Navigate to={to} replace />
}
