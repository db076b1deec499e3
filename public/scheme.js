// Before anything is drawn: light or dark and the language as they were chosen in this browser, so that nothing
// flashes in the other. The admin takes over from here; the colours are those of src/theme/shades.ts.
;(() => {
  let scheme = null
  let language = null
  try {
    scheme = localStorage.getItem('scheme')
    language = localStorage.getItem('language')
  } catch {
    // A browser that keeps nothing follows its system.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = scheme === 'dark' || (scheme !== 'light' && system)
  const root = document.documentElement
  root.lang = language === 'en' ? 'en' : 'zh-CN'
  root.dataset.scheme = dark ? 'dark' : 'light'
  root.style.colorScheme = dark ? 'dark' : 'light'
  root.style.backgroundColor = dark ? '#11151b' : '#f3f5f8'
})()
