import Search from '@mui/icons-material/Search'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import './searchBox.css'

const Palette = lazy(() => import('./Palette.tsx'))

/** The search in the top bar, by a press or Ctrl+K: pages, records, actions. */
export function SearchBox() {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const early = useRef('')
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.isComposing || event.defaultPrevented) return
      event.preventDefault()
      early.current = ''
      setOpen((before) => !before)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  const name = say(['搜索页面、记录与操作', 'Search pages, records and actions'])
  return (
    <>
      <button
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-label={name}
        onClick={() => {
          early.current = ''
          setOpen(true)
        }}
      >
        <Search fontSize="small" aria-hidden />
        <span aria-hidden>{say(['搜索', 'Search'])}</span>
        {/* Drawn, not written: it is no part of what the button is called. */}
        <kbd aria-hidden data-keys="Ctrl K" />
      </button>
      <Suspense
        fallback={
          // Whoever knows where to go types on before the palette has come over a slow line.
          <input
            // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
            autoFocus
            className="search-early"
            aria-label={name}
            onChange={(event) => {
              early.current = event.target.value
            }}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          />
        }
      >
        {open && <Palette typed={() => early.current} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
