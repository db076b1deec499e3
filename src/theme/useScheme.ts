import { useColorScheme } from '@mui/material/styles'

interface Chosen {
  /** What is shown now. */
  readonly scheme: 'light' | 'dark'
  choose(scheme: 'light' | 'dark'): void
}

/** Light or dark: as chosen in this browser, else as the system has it. */
export function useScheme(): Chosen {
  const { mode, systemMode, setMode } = useColorScheme()
  const shown = mode === 'system' ? systemMode : mode
  return { scheme: shown === 'dark' ? 'dark' : 'light', choose: setMode }
}
