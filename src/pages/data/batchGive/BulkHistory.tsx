import { ResourceContextProvider } from 'ra-core'
import { use } from 'react'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import ListView from '../../../views/ListView.tsx'
import type { PageProps } from '../../pageProps.ts'
import { bulkPathOf } from './bulkPathOf.ts'

/** Every batch, filtered by kind, operator, day, state and number; each opens at the step it was left at. */
export default function BulkHistory({ screen }: PageProps) {
  const entity = use(loadEntity('batchGive'))
  return (
    <ResourceContextProvider value={entity.name}>
      <ListView screen={screen} entity={entity} linkTo={stepOf} />
    </ResourceContextProvider>
  )
}

const stepOf = (batch: Row) => `${bulkPathOf(String(batch.kind))}?batch=${String(batch.id)}`
