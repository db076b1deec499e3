import { useQuery } from '@tanstack/react-query'
import { groupDigits } from '#widgets/format/number.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { type Batch, readSample } from './calls.ts'
import { columnsOf } from './columnsOf.ts'
import { RowList } from './RowList.tsx'

/** Rows drawn for whoever approves: the same each time the batch is opened, and kept with the approval. */
export function Sampled({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const { data, error, refetch } = useQuery({
    queryKey: ['batch', batch.id, 'sample'],
    queryFn: () => readSample(batch.id),
    retry: false,
  })
  return (
    <section className="card bulk-sample" aria-label={say(['抽查', 'Sample'])}>
      <h2>
        {say(['抽查 {rows} 行', 'Look at {rows:row}'], { rows: data?.rows.length ?? 10 })}
        <small>
          {say(
            [
              '从 {of} 行中按批次抽取，每次打开都是同样的行，随复核记录留存',
              'Drawn from {of} by the batch: the same rows each time, kept with the approval',
            ],
            { of: groupDigits(data?.of ?? 0) },
          )}
        </small>
      </h2>
      {error && <SearchFailed again={() => void refetch()} />}
      {data && (
        <RowList
          batch={batch.id}
          kind={batch.kind}
          columns={columnsOf(batch.kind)}
          filter={{ id: data.rows.map(({ id }) => id) }}
          known={data.rows.length}
          editable={false}
        />
      )}
    </section>
  )
}
