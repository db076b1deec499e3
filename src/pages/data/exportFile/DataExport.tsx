import { ResourceContextProvider } from 'ra-core'
import { use } from 'react'
import { loadEntity } from '#resources/load.ts'
import ListView from '../../../views/ListView.tsx'
import type { PageProps } from '../../pageProps.ts'

/** The exports an operator asked for, those of everybody for whoever audits; each leads to what it came to. */
export default function DataExport({ screen }: PageProps) {
  const entity = use(loadEntity('export'))
  return (
    <ResourceContextProvider value={entity.name}>
      <ListView screen={screen} entity={entity} />
    </ResourceContextProvider>
  )
}
