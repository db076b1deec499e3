import { Route } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import { LeadOn } from './LeadOn.tsx'
import { ScreenView } from './ScreenView.tsx'

const screen = <ScreenView />
const leadOn = <LeadOn />

/** The addresses of all screens, and those that lead on to one of them. */
export const screenRoutes = [
  ...catalogue.screens
    .filter(({ kind }) => kind !== 'public')
    .map(({ path }) => (
      <Route key={path} path={path === '/' ? path : `${path}/*`} element={screen} />
    )),
  <Route key="redirect" path="/redirect/*" element={leadOn} />,
  <Route key="open" path="/open/:resource/:id" element={leadOn} />,
  <Route key="edit" path="/open/:resource/edits/:id" element={leadOn} />,
]
