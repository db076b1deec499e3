/** What MUI lays over the screen. Nobody needs it before something is opened: loaded together, then. */
export { default as Dialog } from '@mui/material/Dialog'
export { default as Drawer } from '@mui/material/Drawer'
export { default as Menu } from '@mui/material/Menu'
export { default as Popover } from '@mui/material/Popover'
