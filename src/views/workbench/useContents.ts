import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { withConsent } from '../dialog/withConsent.ts'
import { titleOf } from '../fieldAt.ts'
import { namesShown } from '../list/namesShown.ts'
import { changing } from '../perform/changing.ts'
import { changedBy, lastToChange, takeBack } from '../perform/takeBack.ts'
import type { Undo } from '../perform/Undo.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { arrangedBy, type Heading, type Line, linesOf } from './contents.ts'

/** A workbench holds no more contents, and no more headings. */
const MOST = 1000

/** What a record is made up of: its lines in their order, and the ways to arrange them. */
export interface Contents {
  readonly rows: readonly Row[]
  readonly lines: readonly Line[]
  readonly headings: readonly Heading[]
  /** By the number of a content, the records that pick it. */
  readonly picks: ReadonlyMap<number, readonly Row[]>
  readonly isPending: boolean
  readonly error: unknown
  /** Shown at once, saved whole, put back with the reason where it is refused. */
  arrange(lines: readonly Line[]): Promise<void>
}

interface Made {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly heading: Entity
}

/** Reads what a record is made up of, and keeps it in the order it is given. */
export function useContents({ entity, record, content, heading }: Made): Contents {
  const { by, under, headings: offered, picks, picture, shows, atMost = {} } = entity.workbench!
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const portal = useDataProvider<PortalProvider>()
  const order = handOrderOf(content)!.field
  const id = Number(record.id)
  const columns = namesShown(content, [
    ...(picture ? [picture] : []),
    ...shows,
    ...Object.keys(atMost),
    ...content.list.columns,
  ])
  const rows = useQuery({
    queryKey: [content.name, 'workbench', entity.name, id],
    queryFn: () => readAll(portal, content.name, { [by]: id }, order, columns),
  })
  const filter = {
    ...offered.where,
    ...Object.fromEntries(
      Object.entries(offered.by).map(([theirs, ours]) => [theirs, record[ours]]),
    ),
  }
  const heads = useQuery({
    queryKey: [heading.name, 'workbench', filter],
    queryFn: () => readAll(portal, heading.name, filter, handOrderOf(heading)?.field ?? 'id'),
  })
  const picked = useQuery({
    queryKey: [picks?.of ?? '', 'workbench', entity.name, id],
    enabled: picks !== undefined,
    queryFn: () => readAll(portal, picks!.of, { [picks!.by]: id }, 'id'),
  })
  const known = useMissing(rows.data, heads.data, under, heading)
  const headings = useMemo(
    () =>
      [...(heads.data ?? []), ...known].map((row) => ({
        id: Number(row.id),
        name: titleOf(heading, row),
      })),
    [heads.data, known, heading],
  )
  const [arranged, setArranged] = useState<readonly Line[] | null>(null)
  const read = useMemo(
    () => linesOf(rows.data ?? [], headings, under),
    [rows.data, headings, under],
  )
  const refresh = () => client.invalidateQueries()

  const save = async (lines: readonly Line[]): Promise<boolean> => {
    const { ids, moved } = arrangedBy(lines, under)
    for (const { row, heading: to } of moved) {
      const sending = changing(portal, content, row, { [under]: to })
      if (!(await withConsent(sending, ask, say))) return false
    }
    await portal.order(content.name, ids, { [by]: id })
    return true
  }
  /** Where nobody arranged or added anything since, all of it stands again as it stood. */
  const back = (before: readonly Line[], after: readonly Line[]) => {
    const here = { say, notify, portal, entity: content, refresh }
    return takeBack(here, say(['目录', 'The contents']), async () => {
      const now = await readAll(portal, content.name, { [by]: id }, order, columns)
      const { ids } = arrangedBy(after, under)
      const other = now.find((row, at) => Number(row.id) !== ids[at])
      if (other || now.length !== ids.length)
        throw new Error(changedBy(say, await lastToChange(portal, content, other)))
      const fresh = new Map(now.map((row) => [Number(row.id), row]))
      return save(
        before.map((line) =>
          line.kind === 'content' ? { ...line, row: fresh.get(Number(line.row.id))! } : line,
        ),
      )
    })
  }
  const arrange = async (lines: readonly Line[]) => {
    const before = arranged ?? read
    setArranged(lines)
    try {
      if (await save(lines)) {
        const done = say(['目录已保存', 'The contents are saved'])
        const undo: Undo = { done, run: () => back(before, lines) }
        notify(done, { type: 'success', undo } as never)
      }
    } catch (error) {
      notify(
        say(['目录没有改：{why}', 'The contents were not changed: {why}'], { why: wordsOf(error) }),
        { type: 'error' },
      )
    }
    await refresh()
    setArranged(null)
  }
  return {
    rows: rows.data ?? none,
    lines: arranged ?? read,
    headings,
    picks: useMemo(
      () => Map.groupBy(picked.data ?? none, (row) => Number(row[picks?.pick ?? ''])),
      [picked.data, picks],
    ),
    isPending: rows.isPending || heads.isPending,
    error: rows.error ?? heads.error ?? picked.error,
    arrange,
  }
}
const none: readonly Row[] = []

/** Headings that are offered no more and still head contents. */
function useMissing(
  rows: readonly Row[] | undefined,
  heads: readonly Row[] | undefined,
  under: string,
  heading: Entity,
): readonly Row[] {
  const portal = useDataProvider<PortalProvider>()
  const has = new Set(heads?.map(({ id }) => Number(id)))
  const ids = [...new Set(rows?.map((row) => Number(row[under])))]
    .filter((id) => id > 0 && !has.has(id))
    .toSorted((a, b) => a - b)
  // One that does not come is called by its number.
  const others = useQuery({
    queryKey: [heading.name, 'workbench', 'others', ids],
    enabled: rows !== undefined && heads !== undefined && ids.length > 0,
    queryFn: async () => (await portal.getMany(heading.name, { ids })).data as readonly Row[],
    meta: { quiet: true },
  })
  return ids.length > 0 ? (others.data ?? none) : none
}

async function readAll(
  portal: PortalProvider,
  name: string,
  filter: Row,
  field: string,
  columns?: readonly string[],
): Promise<readonly Row[]> {
  const { data } = await portal.getList(name, {
    filter,
    sort: { field, order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
    ...(columns && { meta: { columns } }),
  })
  return data as Row[]
}
