import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { type GetListResult, useDataProvider, useListContext } from 'ra-core'
import { useState } from 'react'
import type { Entity, Label, Row } from '#declare'
import { useUser } from '../../authProvider/Viewer.tsx'
import type { LiveChange } from '../../client/live/liveEvents.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { flash } from './flash.ts'
import { useWatch } from './useWatch.ts'
import './live.css'

interface Props {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** Fields of the rows. */
  readonly columns: readonly string[]
  readonly filter: Row
}

/** What others did that a list does not show as long as it stands as it is read. */
interface Aside {
  readonly made: ReadonlySet<number>
  readonly gone: ReadonlySet<number>
  readonly many: boolean
}
const nothing: Aside = { made: new Set(), gone: new Set(), many: false }

/**
 * Keeps the rows of a list as others leave them: what stands there changes in its place, with a short light; what came
 * or went is told, and shown when one asks for it, so that nothing moves under the eyes of whoever reads.
 */
export default function LiveRows({ entity, rows, columns, filter }: Props) {
  const say = useSay()
  const list = useListContext()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const { info } = useUser()
  const [aside, setAside] = useState(nothing)
  // Another page, another filter, or read again: what it shows is what there is.
  const page = JSON.stringify([filter, list.sort, list.page, list.perPage, list.total])
  const [of, setOf] = useState(page)
  if (of !== page) {
    setOf(page)
    setAside(nothing)
  }
  const shown = new Set(rows.map(({ id }) => Number(id)))
  const read = async (ids: readonly number[]): Promise<readonly Row[]> => {
    if (ids.length === 0) return []
    const { data } = await portal.getList(entity.name, {
      filter: { ...filter, id: ids },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: ids.length },
      meta: { columns },
    })
    return data as Row[]
  }
  const put = (fresh: readonly Row[]) => {
    const byId = new Map(fresh.map((row) => [row.id, row]))
    const renewed = (data: GetListResult | undefined) =>
      data && { ...data, data: data.data.map((row) => ({ ...row, ...byId.get(row.id) })) }
    client.setQueriesData<GetListResult>(
      { queryKey: [entity.name, 'getList'], type: 'active' },
      renewed,
    )
  }
  const onChanges = async (changes: readonly LiveChange[]) => {
    if ('id' in filter) return void list.refetch()
    // The last word on each of them counts.
    const last = new Map(changes.map((change) => [change.id, change]))
    const here = [...last.values()].filter(({ id }) => shown.has(id))
    const asked = here.filter(({ kind }) => kind !== 'removed').map(({ id }) => id)
    const made = [...last.values()]
      .filter(({ id, kind, by }) => kind === 'made' && !shown.has(id) && by !== info.id)
      .map(({ id }) => id)
    const [fresh, found] = await Promise.all([read(asked), read(made)])
    put(fresh)
    flash(fresh.map(({ id }) => Number(id)).filter((id) => last.get(id)?.by !== info.id))
    const there = new Set(fresh.map(({ id }) => Number(id)))
    const gone = here.filter(({ id, by }) => !there.has(id) && by !== info.id).map(({ id }) => id)
    setAside((now) => ({
      made: new Set([...now.made, ...found.map(({ id }) => Number(id))]),
      gone: new Set([...now.gone, ...gone]),
      many: now.many,
    }))
  }
  const onMany = async () => {
    if (!('id' in filter)) put(await read([...shown]))
    setAside((now) => ({ ...now, many: true }))
  }
  useWatch({ entity: entity.name, onChanges, onMany })
  const words = wordsOf(aside)
  if (words.length === 0) return null
  const refresh = () => {
    setAside(nothing)
    void list.refetch()
  }
  return (
    <div className="live-note" role="status">
      {words.map(({ label, count }) => say(label, { count })).join(say(['，', ', ']))}
      <Button size="small" onClick={refresh}>
        {say(['更新列表', 'Show them'])}
      </Button>
    </div>
  )
}

function wordsOf({ made, gone, many }: Aside): { label: Label; count: number }[] {
  if (many) return [{ label: ['他人改动了许多记录', 'Others changed many records'], count: 0 }]
  return [
    { label: ['有 {count} 条新记录', '{count} new'] as Label, count: made.size },
    {
      label: ['{count} 条已不在此列表', '{count} no longer in this list'] as Label,
      count: gone.size,
    },
  ].filter(({ count }) => count > 0)
}
