import Print from '@mui/icons-material/PrintOutlined'
import IconButton from '@mui/material/IconButton'
import { useSay } from '../../i18n/useSay.ts'
import { Tip } from './Tip.tsx'

/** Puts the screen on paper, or into a PDF, by the browser's own dialog. */
export function PrintButton() {
  const say = useSay()
  const title = say(['打印或存为 PDF', 'Print or save as PDF'])
  return (
    <Tip title={title}>
      <IconButton aria-label={title} onClick={() => window.print()}>
        <Print fontSize="small" />
      </IconButton>
    </Tip>
  )
}
