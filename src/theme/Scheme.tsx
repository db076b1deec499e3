import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { keepScheme, readScheme, resolvedScheme, type Scheme } from '../theme/schemes.ts'

interface Chosen {
  readonly scheme: 'light' | 'dark'
  choose(scheme: Scheme): void
}
const SchemeContext = createContext<Chosen>({ scheme: 'light', choose: () => undefined })

/** Light or dark for everything below, as chosen in this browser or else as the system has it. */
export function SchemeProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState<Scheme>(readScheme)
  const scheme = resolvedScheme(chosen)
  useEffect(() => {
    document.documentElement.setAttribute('data-scheme', scheme)
    document.documentElement.style.colorScheme = scheme
  }, [scheme])
  const value = useMemo(
    () => ({
      scheme,
      choose: (next: Scheme) => {
        keepScheme(next)
        setChosen(next)
      },
    }),
    [scheme],
  )
  return <SchemeContext value={value}>{children}</SchemeContext>
}

/** The scheme shown, and how to choose another. */
export const useScheme = () => use(SchemeContext)
