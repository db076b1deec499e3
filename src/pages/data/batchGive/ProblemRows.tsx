import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { groupDigits } from '#widgets/format/number.ts'
import { saveFile } from '../../../client/saveFile.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { type Batch, readProblems } from './calls.ts'
import type { useAct } from './useAct.ts'

interface Props {
  readonly batch: Batch
  readonly busy: string | null
  readonly act: ReturnType<typeof useAct>['act']
  /** Rows with a problem that wait, and those that were left out. */
  readonly problems: number
  readonly dropped: number
}

/** Problem rows as a sheet with their reasons, those left out among them: mended, it can be uploaded again. */
export function ProblemRows({ batch, busy, act, problems, dropped }: Props) {
  const say = useSay()
  if (problems + dropped === 0) return null
  const download = async () => {
    const file = await act('problems', () => readProblems(batch.id))
    // Under the name it came by, since some kinds take no other: it is mended and uploaded again.
    if (file) saveFile(file, asXlsx(batch.fileName ?? batch.batchNo))
  }
  return (
    <Button variant="outlined" startIcon={<Download />} disabled={busy !== null} onClick={download}>
      {problems > 0
        ? say(['下载问题行', 'Download problem rows'])
        : say(['下载剔除的 {count} 行', 'Download {count:row|rows} left out'], {
            count: groupDigits(dropped),
          })}
    </Button>
  )
}

/** What is saved is a workbook, whatever the list came as. */
const asXlsx = (name: string): string => `${name.replace(/\.(csv|xlsx?)$/i, '')}.xlsx`
