import type { MenuProps } from '@mui/material/Menu'
import { lazyOverlay } from './lazyOverlay.tsx'

export const Menu = lazyOverlay<MenuProps>((overlays) => overlays.Menu)
