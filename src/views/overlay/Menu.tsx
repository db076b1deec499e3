import type { MenuProps } from '@mui/material/Menu'
import { opened } from './opened.tsx'

export const Menu = opened<MenuProps>((overlays) => overlays.Menu)
