import { useColorScheme } from '@mui/material/styles'
import { changeSettings } from '../client/settings.ts'

interface Chosen {
  /** What is shown now. */
  readonly scheme: 'light' | 'dark'
  choose(scheme: 'light' | 'dark'): void
}

/** Light or dark: as somebody chose, else as the system has it. */
export function useScheme(): Chosen {
  const { mode, systemMode } = useColorScheme()
  const shown = mode === 'system' ? systemMode : mode
  return { scheme: shown === 'dark' ? 'dark' : 'light', choose }
}

/** Where the portal cannot keep it, it stands in this browser and goes with the next choice. */
const choose = (scheme: 'light' | 'dark') => void changeSettings({ scheme }).catch(() => undefined)
