import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import type { Entity, Row } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { saveFile } from './saveFile.ts'

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
  const say = useSay()
  const notify = useNotify()
  const portal = useDataProvider<PortalProvider>()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const file = await portal.exportList(entity.name, {
        filter,
        sort: [sort.field, sort.order],
        columns,
      })
      const name = `${title}-${toShanghai(Date.now()).slice(0, 10)}.xlsx`
      saveFile(file, name)
      notify(say(['已导出 {name}', 'Exported {name}'], { name }), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button
      variant="outlined"
      startIcon={<Download />}
      onClick={run}
      loading={busy}
      loadingPosition="start"
    >
      {busy && total !== undefined
        ? say(['正在导出 {total} 条', 'Exporting {total}'], { total })
        : say(['导出', 'Export'])}
    </Button>
  )
}
