// Before anything is drawn: light or dark and the language as they were chosen in this browser, so that nothing
// flashes in the other. The admin takes over from here; the colours are those of src/theme/shades.ts.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // A browser that keeps nothing follows its system, and nobody is signed in.
      return null
    }
  }
  const scheme = read('scheme')
  const english = read('language') === 'en'
  const system = matchMedia('(prefers-color-scheme: dark)').matches
  const dark = scheme === 'dark' || (scheme !== 'light' && system)
  const root = document.documentElement
  root.lang = english ? 'en' : 'zh-CN'
  root.dataset.scheme = dark ? 'dark' : 'light'
  root.style.colorScheme = dark ? 'dark' : 'light'
  root.style.backgroundColor = dark ? '#11151b' : '#f3f5f8'

  // Who is signed in is asked while the admin is still being loaded; src/client/prefetched.ts takes the answer.
  if (!document.currentScript.hasAttribute('data-asks')) return
  if (/^\/(login|auth-redirect|preview)(\/|$)/.test(location.pathname)) return
  let token = null
  try {
    token = JSON.parse(read('token'))
  } catch {
    // The admin will ask for the password.
  }
  if (!token?.value || Date.now() - token.time > token.expire) return
  const headers = {
    Accept: 'application/json',
    'Accept-Language': english ? 'en' : 'zh-CN',
    'X-Token': token.value,
  }
  const ticket = read('ticket')
  if (ticket) headers.ticket = ticket
  const address = `${location.origin}/api/portal/index/getInfo`
  const answer = fetch(address, { headers, signal: AbortSignal.timeout(5000) })
  // Told where it is read.
  answer.catch(() => undefined)
  window.asked = { address, headers, answer }
})()
