import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type FoundColumn, type Mapping, openColumns } from '#derive/bulk/mapping.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { type Batch, type Column, mapColumns, readColumns } from './calls.ts'
import { columnsOf } from './columnsOf.ts'
import { useAct } from './useAct.ts'

/** What stands for one value in all rows, among the headers of a file. */
const SAME = '\0same'

/** Which column of a file that is not ours each of the kind's is read from; what is known or likely is filled in. */
export function MapColumns({ batch }: { readonly batch: Batch }) {
  const say = useSay()
  const { busy, act } = useAct()
  const columns = useQuery({
    queryKey: ['batchColumns', batch.id],
    queryFn: () => readColumns(batch.id),
    retry: false,
  })
  const [chosen, setChosen] = useState<Mapping | null>(null)
  if (!columns.data) return null
  const { found } = columns.data
  const mapping = chosen ?? columns.data.mapping
  const kind = bulkKinds[batch.kind]
  const open = kind ? openColumns(kind, filled(mapping)) : []
  const set = (name: string, source: Mapping[string] | undefined) => {
    const { [name]: _, ...others } = mapping
    setChosen(source ? { ...others, [name]: source } : others)
  }
  return (
    <section className="card bulk-map" aria-label={say(['对应各列', 'Match the columns'])}>
      <h2>{say(['对应各列', 'Match the columns'])}</h2>
      {columns.data.layout && (
        <p>
          {say(['看表头，这是{layout}', 'By its headers this is {layout}'], {
            layout: say(columns.data.layout),
          })}
        </p>
      )}
      <p>
        {say([
          '为每一列选择文件中的列，或填一个所有行相同的值；同样表头的文件下次自动沿用。',
          'Choose for each column one of the file, or one value for all rows; files with the same headers are read alike from then on.',
        ])}
      </p>
      <ul>
        {columnsOf(batch.kind).map((column) => (
          <MappedColumn key={column.name} {...{ column, found, mapping }} onChange={set} />
        ))}
      </ul>
      <div className="bulk-map-foot">
        <span role="status">
          {open.length > 0 &&
            say(['还有 {count} 个必填列未对应', 'Required columns left: {count}'], {
              count: open.length,
            })}
        </span>
        <Button
          variant="contained"
          disabled={busy !== null || open.length > 0}
          onClick={() => act('map', () => mapColumns(batch, filled(mapping)))}
        >
          {say(['按此读取并校验', 'Read so and check'])}
        </Button>
      </div>
    </section>
  )
}

/** A value that is still empty stands for nothing. */
const filled = (mapping: Mapping): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(
      ([, source]) => 'header' in source || source.value.trim() !== '',
    ),
  )

interface MappedProps {
  readonly column: Column
  readonly found: readonly FoundColumn[]
  readonly mapping: Mapping
  onChange(name: string, source: Mapping[string] | undefined): void
}

function MappedColumn({ column, found, mapping, onChange }: MappedProps) {
  const say = useSay()
  const { name, header, en, required } = column
  const source = mapping[name]
  const label = say([header, en])
  const isSame = source !== undefined && 'value' in source
  const choose = (to: string) =>
    onChange(name, to === SAME ? { value: '' } : to === '' ? undefined : { header: to })
  return (
    <li>
      <span className="bulk-map-name">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </span>
      <Select
        className="bulk-search"
        aria-label={say(['{label} 取自', '{label} is read from'], { label })}
        value={isSame ? SAME : source && 'header' in source ? source.header : ''}
        choices={[
          ['', say(['不读取', 'Not read'])],
          ...found.map((one) => [one.header, one.header] as const),
          [SAME, say(['固定值…', 'One value …'])],
        ]}
        onChoose={choose}
      />
      {isSame ? (
        <SameValue
          {...{ column, label }}
          value={source.value}
          onChange={(value) => onChange(name, { value })}
        />
      ) : (
        <span className="bulk-map-samples">{samplesOf(found, source)}</span>
      )}
    </li>
  )
}

interface SameProps {
  readonly column: Column
  readonly label: string
  readonly value: string
  onChange(value: string): void
}

/** One of the choices where the column has them, else a text as a cell holds it. */
function SameValue({ column, label, value, onChange }: SameProps) {
  const say = useSay()
  const name = say(['{label} 的固定值', 'The value of {label}'], { label })
  const choices = Object.values(column.choices ?? {})
  if (choices.length === 0)
    return (
      <input
        className="bulk-cell"
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Select
      className="bulk-search"
      aria-label={name}
      value={value}
      choices={[
        ['', say(['请选择', 'Choose'])],
        ...choices.map((choice) => [choice[0], say(choice)] as const),
      ]}
      onChoose={onChange}
    />
  )
}

const samplesOf = (found: readonly FoundColumn[], source: Mapping[string] | undefined): string =>
  source && 'header' in source
    ? (found.find(({ header }) => header === source.header)?.samples ?? [])
        .filter(Boolean)
        .join('、')
    : ''
