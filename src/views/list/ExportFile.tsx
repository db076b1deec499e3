import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import type { Label } from '#declare'
import { saveFile } from '../../client/saveFile.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'

interface Props {
  /** Fetches the file when it is asked for. */
  readonly fetchFile: () => Promise<Blob>
  /** What the browser saves it as. */
  readonly name: string
  /** What it is called where it is not the whole. */
  readonly label?: Label
  /** How many records it holds, where that is known. */
  readonly count?: number
}

const whole: Label = ['导出', 'Export']
const making = (count: number): Label => [`正在导出 ${count} 条`, `Exporting ${count}`]
const exported = (count?: number): Label =>
  count === undefined
    ? ['已导出 {name}', 'Exported {name}']
    : [`已导出 ${count} 条：{name}`, `Exported ${count}: {name}`]

/** A button that has the portal make a file and saves it; what goes wrong is said as anywhere else. */
export function ExportFile({ fetchFile, name, label = whole, count }: Props) {
  const say = useSay()
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      saveFile(await fetchFile(), name)
      notify(say(exported(count), { name }), { type: 'success' })
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
      {say(busy && count !== undefined ? making(count) : label)}
    </Button>
  )
}
