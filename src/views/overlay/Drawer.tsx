import type { DrawerProps } from '@mui/material/Drawer'
import { lazyOverlay } from './lazyOverlay.tsx'

export const Drawer = lazyOverlay<DrawerProps>((overlays) => overlays.Drawer)
