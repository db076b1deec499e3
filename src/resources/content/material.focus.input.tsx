export { FocusInput as default } from '#src/pages/content/material/FocusInput.tsx'
