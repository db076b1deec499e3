import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Entity } from '#declare'
import { callFile } from '../../client/client.ts'
import { useSay } from '../../i18n/useSay.ts'
import { saveFile } from '../list/saveFile.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import type { Asking } from './useDashboard.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  /** The file is called so, with the time it tells of. */
  readonly title: string
  readonly asking: Asking
}

/** All figures as they are shown now, a sheet a panel. */
export function ExportFigures({ entity, name, title, asking }: Props) {
  const say = useSay()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const path = `${entity.path}/dashboard/${name}/export`
      const file = `${title}.xlsx`
      saveFile(await callFile('GET', path, { query: asking }), file)
      notify(say(['已导出 {name}', 'Exported {name}'], { name: file }), { type: 'success' })
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
      {say(['导出', 'Export'])}
    </Button>
  )
}
