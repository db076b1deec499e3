import { use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { loadEntity } from '#resources/load.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { filterOf } from '../../../views/list/filterOf.ts'
import { ChooseRecord } from '../../ChooseRecord.tsx'
import type { PageProps } from '../../pageProps.ts'
import { Statement } from './Statement.tsx'
import { statementKinds } from './statementKinds.ts'
import '../../../views/list/table.css'
import './settlement.css'

/** A settlement statement of either kind: its sums, its lines, what is odd about it and what may be done with it. */
export default function SettlementDetail({ screen }: PageProps) {
  const [search, setSearch] = useSearchParams()
  const { entity } = screen as { readonly entity: string }
  // Read before anything is chosen, so that the page does not go blank in between.
  const declared = use(loadEntity(entity))
  const kind = statementKinds[entity]!
  const id = Number(filterOf(search.get('filter'))[entity] ?? search.get('id')) || null
  return (
    <DialogProvider>
      <div className="list statement">
        {id === null ? (
          <ChooseRecord
            {...{ screen, entity }}
            label={kind.choose}
            className="statement-choose"
            onPick={(picked) => setSearch({ filter: JSON.stringify({ [entity]: picked }) })}
          />
        ) : (
          <Statement key={id} {...{ screen, kind, id }} entity={declared} />
        )}
      </div>
    </DialogProvider>
  )
}
