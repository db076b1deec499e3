import type { PopoverProps } from '@mui/material/Popover'
import { lazyOverlay } from './lazyOverlay.tsx'

export const Popover = lazyOverlay<PopoverProps>((overlays) => overlays.Popover)
