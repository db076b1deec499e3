import type { DialogProps } from '@mui/material/Dialog'
import { lazyOverlay } from './lazyOverlay.tsx'

export const Dialog = lazyOverlay<DialogProps>((overlays) => overlays.Dialog)
