import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { use, useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { calledOf } from '../fieldAt.ts'
import { hintsOf } from '../form/rules.ts'
import { useSituation } from '../form/useSituation.ts'
import { filterOf } from '../list/filterOf.ts'
import { namesShown } from '../list/namesShown.ts'

interface Props {
  readonly entity: Entity
  readonly field: string
  readonly filter: Row
  /** The entity whose records are chosen from. */
  readonly to: string
}
/** More are found by their name, in the choice above. */
const MOST = 8

/** The newest records one may choose, a button each; where there is but one, it is chosen. */
export function Offered({ entity, field, filter, to }: Props) {
  const portal = useDataProvider<PortalProvider>()
  const target = use(loadEntity(to))
  const [, setSearch] = useSearchParams()
  const picker = (hintsOf(useSituation(entity, null)(filter))[field]?.filter ?? {}) as Row
  const { data, error, refetch } = useQuery({
    queryKey: [to, 'offered', picker],
    queryFn: () =>
      portal.getList(to, {
        filter: picker,
        sort: { field: 'id', order: 'DESC' },
        pagination: { page: 1, perPage: MOST },
        meta: { pick: 'offered', columns: namesShown(target, [target.title]) },
      }),
  })
  const rows = (data?.data ?? []) as readonly Row[]
  const choose = useCallback(
    (id: unknown) =>
      setSearch(
        (search) => ({
          filter: JSON.stringify({ ...filterOf(search.get('filter')), [field]: id }),
        }),
        { replace: true },
      ),
    [field, setSearch],
  )
  const only = data?.total === 1 ? rows[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) choose(only)
  }, [only, choose])
  if (only !== undefined) return null
  if (error && !data) return <SearchFailed again={refetch} />
  return rows.map((row) => (
    <Button key={String(row.id)} variant="outlined" size="small" onClick={() => choose(row.id)}>
      {calledOf(target, row)}
    </Button>
  ))
}
