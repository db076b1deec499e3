import type { DrawerProps } from '@mui/material/Drawer'
import { opened } from './opened.tsx'

export const Drawer = opened<DrawerProps>((overlays) => overlays.Drawer)
