import { useDataProvider } from 'ra-core'
import type { Entity, Row } from '#declare'
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
}

/** The whole list as a spreadsheet, made by the portal: masked as here, and told in the audit log. */
export function ExportButton({ entity, title, filter, sort, columns, total }: Props) {
  const portal = useDataProvider<PortalProvider>()
  const asked = { filter, sort: [sort.field, sort.order] as const, columns }
  return (
    <ExportFile
      fetchFile={() => portal.exportList(entity.name, asked)}
      name={`${title}-${toShanghai(Date.now()).slice(0, 10)}.xlsx`}
      {...(total !== undefined && { making: [`正在导出 ${total} 条`, `Exporting ${total}`] })}
    />
  )
}
