import type { PopoverProps } from '@mui/material/Popover'
import { opened } from './opened.tsx'

export const Popover = opened<PopoverProps>((overlays) => overlays.Popover)
