import { useGetList, useGetOne } from 'ra-core'
import { use, useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { DialogProvider } from '../../../views/dialog/DialogProvider.tsx'
import { filterOf } from '../../../views/list/filterOf.ts'
import type { PageProps } from '../../pageProps.ts'
import { SealBoard } from './SealBoard.tsx'
import '#widgets/input/field.css'
import './seals.css'

/** The map of a seal theme, drawn or real, with its places on it. */
export default function SealMap({ screen }: PageProps) {
  const say = useSay()
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const seal = Number(filterOf(search.get('filter')).seal) || null
  const { data, error, refetch } = useGetOne(
    'seal',
    { id: String(seal) },
    { enabled: seal !== null },
  )
  const title = data ? `${say(screen.label)} · ${String(data.title)}` : say(screen.label)
  return (
    <DialogProvider>
      <div className="list">
        <div className="list-head">
          <h1>{title}</h1>
        </div>
        <div className="card seal-map-theme">
          <label htmlFor={id}>{say(['印章主题', 'Seal theme'])}</label>
          <RecordPicker
            id={id}
            entity="seal"
            value={seal}
            onPick={(picked) =>
              setSearch(picked === null ? {} : { filter: JSON.stringify({ seal: picked }) })
            }
          />
        </div>
        {error && !data && <SearchFailed again={refetch} />}
        {seal === null ? (
          <p className="hint">{say(['请先选择一个印章主题。', 'Choose a seal theme first.'])}</p>
        ) : (
          data && <Places key={seal} theme={data as unknown as Row} />
        )}
      </div>
    </DialogProvider>
  )
}

function Places({ theme }: { readonly theme: Row }) {
  const say = useSay()
  const entity = use(loadEntity('sealPlace'))
  const { data, error, refetch } = useGetList('sealPlace', {
    filter: { seal: theme.id },
    sort: { field: 'order', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  })
  if (!data) return error && <SearchFailed again={refetch} />
  if (theme.mapMode === 'picture' && !theme.mapImage)
    return (
      <p className="hint">
        {say([
          '这个主题还没有手绘地图，请先在主题里上传。',
          'This theme has no drawn map yet: upload it with the theme first.',
        ])}
      </p>
    )
  return <SealBoard entity={entity} theme={theme} places={data as unknown as Row[]} />
}
