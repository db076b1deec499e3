import { useEffect, useState } from 'react'
import { useSay } from '../i18n/useSay.ts'
import './theme.css'

/** So long it may take before anything is said, in milliseconds. */
const SOON = 150

/** Tells that the theme is being compiled, where that takes longer than a blink. */
export function CompilingMessage({ busy }: { readonly busy: boolean }) {
  const say = useSay()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return setLate(false)
    const timer = setTimeout(() => setLate(true), SOON)
    return () => clearTimeout(timer)
  }, [busy])
  return (
    <output className="compiling" hidden={!(busy && late)}>
      {busy && late && say(['正在编译主题……', 'Compiling the theme...'])}
    </output>
  )
}
