import { ResourceContextProvider } from 'ra-core'
import { use } from 'react'
import { loadEntity } from '#resources/load.ts'
import ListView from '../views/ListView.tsx'
import type { PageProps } from './pageProps.ts'

/** A page that is the list of its entity, with what its rows and their dialogs do. */
export default function ListPage({ screen }: PageProps) {
  const entity = use(loadEntity(screen.entity as string))
  return (
    <ResourceContextProvider value={entity.name}>
      <ListView screen={screen} entity={entity} />
    </ResourceContextProvider>
  )
}
