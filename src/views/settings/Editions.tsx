import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Row } from '#declare'
import { FilterFrame } from '#widgets/filter/FilterFrame.tsx'
import { Select } from '#widgets/input/Select.tsx'
import { useViewer } from '../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { DialogProvider } from '../dialog/DialogProvider.tsx'
import FormView from '../FormView.tsx'
import { ListActions } from '../list/ListActions.tsx'
import { useFixed } from '../list/useFixed.ts'
import { NoRecord } from '../NoRecord.tsx'
import { usePerform } from '../perform/usePerform.ts'
import { mayMake } from '../record/mayDo.ts'
import type { ViewProps } from '../ViewProps.ts'

const NEW = 'new'
const MOST = 100

interface Props extends ViewProps {
  /** The field by which one edition is told from the next, such as a year. */
  readonly by: string
}

/** Editions of one thing, such as the sales of each year: opens this year's, else the newest; others are picked above. */
export function Editions(props: Props) {
  return (
    <DialogProvider>
      <Picked {...props} />
    </DialogProvider>
  )
}

function Picked({ by, ...props }: Props) {
  const { entity, screen } = props
  const say = useSay()
  const labelId = useId()
  const portal = useDataProvider<PortalProvider>()
  const viewer = useViewer()
  const perform = usePerform(entity)
  const fixed = useFixed(entity, screen)
  const [search, setSearch] = useSearchParams()
  const { data, error } = useQuery({
    queryKey: [entity.name, 'editions', fixed],
    queryFn: () =>
      portal.getList(entity.name, {
        filter: fixed,
        sort: { field: by, order: 'DESC' },
        pagination: { page: 1, perPage: MOST },
      }),
  })
  if (error && !data) return <NoRecord screen={screen} error={error} />
  if (!data) return null
  const rows = data.data as readonly Row[]
  const makes = mayMake(viewer, entity)
  const chosen = search.get('edition') ?? String(standing(rows, by)?.id ?? NEW)
  const isNew = chosen === NEW
  if (isNew && !makes) return <NoRecord screen={screen} />
  return (
    <>
      <div className="scope card">
        <FilterFrame field={entity.fields[by]!} labelId={labelId}>
          <Select
            aria-labelledby={labelId}
            value={chosen}
            choices={[
              ...rows.map(
                (row) =>
                  [String(row.id), `${row[by]} · ${String(row[entity.title] ?? '')}`] as const,
              ),
              ...(makes ? [[NEW, say(['新建', 'New'])] as const] : []),
            ]}
            onChoose={(edition) => setSearch({ edition }, { replace: true })}
          />
        </FilterFrame>
        <ListActions entity={entity} perform={perform} given={fixed} />
      </div>
      <FormView key={chosen} {...props} {...(!isNew && { id: Number(chosen) })} />
    </>
  )
}

/** This year's, else the newest of those that are over. */
function standing(rows: readonly Row[], by: string): Row | undefined {
  const year = new Date().getFullYear()
  return rows.find((row) => Number(row[by]) <= year) ?? rows.at(-1)
}
