/**
 * Loaded by the page only where the portal traces: each click begins a trace, the calls it brings about go on from it, and
 * what they took is told to the portal. Neither words nor numbers of records are told, only kinds and paths.
 */
const send = window.fetch
/** A call belongs to the last click for so long, in milliseconds. */
const BELONGS = 5000
const hex = (length) =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
const plain = (path) =>
  path
    .replace(/\/\d+(?=\/|$)/g, '/:id')
    .replace(/[^\w/:.-]/g, '_')
    .slice(0, 100)

let deed = begun(`open ${plain(location.pathname)}`)
let told = []
let identity
let timer

function begun(name) {
  return { trace: hex(16), span: hex(8), name, began: Date.now(), calls: 0 }
}

addEventListener(
  'click',
  ({ target }) => {
    const at = target instanceof Element ? target.closest('button, a, [role], input') : null
    const kind = at?.getAttribute('role') ?? at?.localName ?? 'page'
    deed = begun(`click ${plain(`${location.pathname}/${kind}`)}`)
  },
  true,
)

window.fetch = async (input, init = {}) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  const isOurs = url.origin === location.origin && url.pathname.startsWith('/api/')
  if (!isOurs || url.pathname.endsWith('/live') || input instanceof Request)
    return send(input, init)
  if (Date.now() - deed.began > BELONGS) deed = begun(`open ${plain(location.pathname)}`)
  const of = deed
  const span = hex(8)
  const headers = new Headers(init.headers)
  headers.set('traceparent', `00-${of.trace}-${span}-01`)
  identity = { 'x-token': headers.get('x-token') ?? '', ticket: headers.get('ticket') ?? '' }
  const began = Date.now()
  try {
    return await send(input, { ...init, headers })
  } finally {
    const ended = Date.now()
    const name = `${(init.method ?? 'GET').toUpperCase()} ${plain(url.pathname)}`
    told.push({ trace: of.trace, span, parent: of.span, name, began, ended })
    of.ended = ended
    told = told.filter((one) => one.span !== of.span)
    told.push({ trace: of.trace, span: of.span, name: of.name, began: of.began, ended })
    if (!timer) timer = setTimeout(tell, 2000)
  }
}

function tell() {
  timer = undefined
  const spans = told.splice(0, 50)
  if (!identity?.['x-token'] || spans.length === 0) return
  send('/api/portal/index/spans', {
    method: 'POST',
    keepalive: true,
    headers: { ...identity, 'content-type': 'application/json' },
    body: JSON.stringify({ spans }),
  }).catch(() => {})
}
