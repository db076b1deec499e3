import { useDataProvider } from 'ra-core'
import type { Entity, Label, Row } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { ExportFile } from './ExportFile.tsx'

interface Props {
  readonly entity: Entity
  /** The file is called so, with the day. */
  readonly title: string
  /** What the list shows now: filter, sort and columns are those of the file. */
  readonly filter: Row
  readonly sort: { readonly field: string; readonly order: string }
  readonly columns: readonly string[]
  /** Undefined where nobody counted. */
  readonly total: number | undefined
  /** Records that were chosen: then the file holds these alone. */
  readonly selected?: ReadonlySet<number> | undefined
  /** Somebody filtered the list. */
  readonly isNarrowed?: boolean
}
/** So many numbers fit the address of a call. */
const MOST = 500

/** The whole list, or what is selected, as a spreadsheet, made by the portal: masked as here, and told in the audit log. */
export function ExportButton(props: Props) {
  const { entity, title, filter, sort, columns, total, selected, isNarrowed = false } = props
  const portal = useDataProvider<PortalProvider>()
  const chosen = selected && selected.size > 0 && selected.size <= MOST ? [...selected] : undefined
  const asked = {
    filter: chosen ? { ...filter, id: chosen } : filter,
    sort: [sort.field, sort.order] as const,
    columns,
  }
  const count = chosen?.length ?? total
  const label = labelOf({ chosen, isSelected: Boolean(selected?.size), count, isNarrowed })
  return (
    <ExportFile
      fetchFile={() => portal.exportList(entity.name, asked)}
      name={`${title}-${toShanghai(Date.now()).slice(0, 10)}.xlsx`}
      {...(label && { label })}
      {...(count !== undefined && { count })}
    />
  )
}

/**
 * What the file will hold, where that is not the whole list: what is selected, or what the filters leave. Beyond the
 * most that fit a call it is the whole list again.
 */
function labelOf({ chosen, isSelected, count, isNarrowed }: Holding): Label | undefined {
  if (chosen) return [`导出所选 ${chosen.length} 条`, `Export ${chosen.length} selected`]
  if (isSelected) return [`导出全部（所选超过 ${MOST} 条）`, `Export all (over ${MOST} selected)`]
  if (!isNarrowed || count === undefined) return undefined
  return [`导出筛选结果 ${count} 条`, `Export ${count} found`]
}
interface Holding {
  readonly chosen: readonly number[] | undefined
  readonly isSelected: boolean
  readonly count: number | undefined
  readonly isNarrowed: boolean
}
