import type { DialogProps } from '@mui/material/Dialog'
import { opened } from './opened.tsx'

export const Dialog = opened<DialogProps>((overlays) => overlays.Dialog)
