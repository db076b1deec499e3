import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { type ReactNode, useDeferredValue, useEffect, useInsertionEffect, useMemo } from 'react'
import { readSettings, useSettings } from '../client/settings.ts'
import { CompilingMessage } from './CompilingMessage.tsx'
import { measures } from './density.ts'
import { themeOf } from './theme.ts'

/**
 * Everything below in the colour, brightness and size somebody chose. Another theme draws every screen anew: that
 * gives way to what is typed meanwhile, and says so where it takes its time.
 */
export function ChosenTheme({ children }: { readonly children: ReactNode }) {
  const { accent, density } = useSettings()
  const look = useMemo(() => ({ accent, density }), [accent, density])
  const drawn = useDeferredValue(look)
  const theme = useMemo(() => themeOf(drawn.accent, drawn.density), [drawn])
  // Before anything is measured: what hangs on the root is worked out anew for every element below.
  useInsertionEffect(() => {
    const { font, control, row } = measures[drawn.density]
    const root = document.documentElement
    root.dataset.density = drawn.density
    root.style.setProperty('--accent', drawn.accent)
    root.style.setProperty('--font', `${font}px`)
    root.style.setProperty('--control', `${control}px`)
    root.style.setProperty('--row', `${row}px`)
  }, [drawn])
  return (
    <ThemeProvider theme={theme} modeStorageKey="scheme" noSsr>
      <CssBaseline enableColorScheme />
      <ChosenScheme />
      {children}
      <CompilingMessage busy={drawn !== look} />
    </ThemeProvider>
  )
}

/** Makes the theme before it is drawn with, in time that would be spent waiting. */
export function prepareTheme(): void {
  const { accent, density } = readSettings()
  themeOf(accent, density)
}

/** Light or dark as the portal knows it: chosen here, in another tab, or in another browser before. */
function ChosenScheme() {
  const { scheme } = useSettings()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(scheme), [scheme, setMode])
  useInsertionEffect(() => {
    // What stood in until the theme was there: see public/scheme.js.
    document.documentElement.style.removeProperty('background-color')
    document.documentElement.style.removeProperty('color-scheme')
  }, [])
  return null
}
