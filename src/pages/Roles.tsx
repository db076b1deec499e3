import { ResourceContextProvider } from 'ra-core'
import { use } from 'react'
import { loadEntity } from '#resources/load.ts'
import ListView from '../views/ListView.tsx'
import type { PageProps } from './pages.ts'

/** Named and numeric roles with their rights; a list as any other until the matrix has a screen of its own. */
export default function Roles({ screen }: PageProps) {
  const entity = use(loadEntity('role'))
  return (
    <ResourceContextProvider value={entity.name}>
      <ListView screen={screen} entity={entity} />
    </ResourceContextProvider>
  )
}
