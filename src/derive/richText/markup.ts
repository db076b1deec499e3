/**
 * The one list of what the HTML of a text may hold: the editor keeps it, the portal lets it through, and both tell what
 * they cut by it. Scripts, frames, handlers, foreign classes and styles, and addresses that run are not in it.
 */

type Test = RegExp
interface Allowed {
  readonly attributes?: { readonly [name: string]: Test }
  readonly classes?: readonly string[]
  readonly styles?: readonly string[]
}

const any = /^[\s\S]*$/
const number = /^\d{1,5}$/
const pixels = /^\d{1,4}(px|%)?$/
const flag = /^(|1|true)$/
/** An address of the web or of one's own site; `//host` and every other scheme run or hide something. */
const web = /^\s*(https?:\/\/|\/(?!\/)|\.{0,2}\/(?!\/))/i
const link = /^\s*(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i
const colour =
  /^(#[0-9a-f]{3,8}|rgba?\(\s*[\d.]+%?(\s*,\s*[\d.]+%?){2,3}\s*\)|[a-z]{3,20}|var\(--tt-[a-z-]+\))$/i

const styles: { readonly [property: string]: Test } = {
  'text-align': /^(left|right|center|justify)$/,
  color: colour,
  'background-color': colour,
  // What the toolbar offers: 11 to 48 px, lines of 1 to 5, 0 to 50 px below a paragraph.
  'font-size': /^(1[1-9]|[23]\d|4[0-8])px$/,
  'line-height': /^([1-4](\.\d{1,2})?|5(\.0{1,2})?)$/,
  'margin-bottom': /^([0-4]?\d|50)px$/,
  'text-indent': /^[0-4]em$/,
  // 着重号, a dot below each character.
  'text-emphasis': /^dot$/,
  'text-emphasis-position': /^under( right)?$/,
  width: pixels,
  'min-width': pixels,
}

const block = ['text-align', 'line-height', 'margin-bottom', 'text-indent']
const inline = ['color', 'background-color', 'font-size', 'text-emphasis', 'text-emphasis-position']
const plain: Allowed = { styles: [...block, ...inline] }
const cell: Allowed = {
  attributes: { colspan: number, rowspan: number, colwidth: /^[\d,]{1,60}$/ },
  styles: [...block, ...inline, 'width'],
}
const awaited = {
  'data-strange': /^(document:[\da-f-]{36}|https?:\/\/\S{1,2000})$/,
  'data-name': /^[^<>"]{0,200}$/,
}
const media = { src: web, controls: any, preload: /^(none|metadata|auto)$/ }

/** Tags by name, each with the attributes, classes and styles it may have. */
export const allowedTags: { readonly [tag: string]: Allowed } = {
  p: { ...plain, classes: ['lead', 'caption'] },
  h1: plain,
  h2: plain,
  h3: plain,
  h4: plain,
  h5: plain,
  h6: plain,
  blockquote: { ...plain, classes: ['pull'] },
  pre: plain,
  code: plain,
  ul: { ...plain, classes: ['timeline'] },
  ol: { ...plain, attributes: { start: number } },
  li: plain,
  // The place of a file on its way: a form holds it, and no text is stored with one.
  div: { ...plain, attributes: { ...awaited, 'data-kind': /^(audio|video)$/ } },
  br: {},
  hr: { classes: ['paid'] },
  span: { ...plain, classes: ['note'], attributes: awaited },
  strong: plain,
  b: plain,
  em: plain,
  i: plain,
  u: plain,
  s: plain,
  sub: plain,
  sup: plain,
  mark: { ...plain, attributes: { 'data-color': colour } },
  a: {
    ...plain,
    attributes: { href: link, title: any, target: /^_blank$/, rel: any },
  },
  img: {
    attributes: { src: web, alt: any, title: any, width: pixels, height: pixels },
    styles: ['width'],
  },
  figure: {
    ...plain,
    classes: ['wide', 'image-insert', 'image-full', 'image-cover', 'record-card'],
    attributes: {
      ...{ 'data-watermark': flag, 'data-icon': flag },
      ...{ 'data-type': /^[a-z]\w{0,40}$/i, 'data-id': /^[1-9]\d{0,11}$/ },
    },
  },
  figcaption: plain,
  audio: {
    classes: ['audio-insert'],
    attributes: { ...media, 'data-name': any, 'data-size': any, 'data-time': any },
  },
  video: {
    classes: ['video-insert'],
    attributes: {
      ...media,
      poster: web,
      width: pixels,
      height: pixels,
      'data-file-name': any,
      'data-name': any,
      'data-size': any,
      'data-time': any,
      'data-orientation': /^(horizontal|vertical)$/,
    },
  },
  source: { attributes: { src: web, type: /^(audio|video)\/[\w.+-]+$/ } },
  table: { styles: ['width', 'min-width'] },
  thead: {},
  tbody: {},
  tfoot: {},
  tr: {},
  th: cell,
  td: cell,
  caption: plain,
  colgroup: {},
  col: { attributes: { span: number, width: pixels }, styles: ['width', 'min-width'] },
  ruby: {},
  rt: {},
  rp: {},
}

/** Tags whose content is no text for readers and goes with them. */
export const unread: readonly string[] = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'embed',
  'template',
  'title',
  'xml',
  'svg',
  'math',
]

/** What becomes of one element. */
export interface Judged {
  /** False where the tag goes; what it holds stays, unless it is {@link unread}. */
  readonly kept: boolean
  readonly attributes: { readonly [name: string]: string }
  /** What goes, as it stood: `<script>`, `onload`, `href="javascript:…"`, `style="position"`. */
  readonly cut: readonly string[]
}

/** Holds one element against the list. Names may come in any case. */
export function judge(name: string, given: { readonly [name: string]: string }): Judged {
  const tag = name.toLowerCase()
  const rules = Object.hasOwn(allowedTags, tag) ? allowedTags[tag] : undefined
  if (!rules) return { kept: false, attributes: {}, cut: [`<${tag}>`, ...running(given)] }
  const attributes: { [name: string]: string } = {}
  const cut: string[] = []
  for (const [key, value] of Object.entries(given)) {
    const attribute = key.toLowerCase()
    const kept =
      attribute === 'style'
        ? keptStyles(value, rules, cut)
        : attribute === 'class'
          ? keptClasses(value, rules, cut)
          : keptAttribute(attribute, value, rules, cut)
    if (kept !== undefined) attributes[attribute] = kept
  }
  if (tag === 'a' && attributes.href !== undefined) attributes.rel = 'noopener noreferrer'
  return { kept: true, attributes, cut }
}

/** Handlers and addresses that run, of a tag that goes anyway: they are what one wants to know of. */
const running = (given: { readonly [name: string]: string }) =>
  Object.keys(given).filter((name) => /^on/i.test(name))

function keptAttribute(name: string, value: string, rules: Allowed, cut: string[]) {
  const test =
    rules.attributes && Object.hasOwn(rules.attributes, name) ? rules.attributes[name] : undefined
  // Browsers leave out control characters within a scheme.
  if (test?.test(withoutControls(value))) return value
  cut.push(test ? `${name}="${short(value)}"` : name)
  return undefined
}

function keptClasses(value: string, { classes = [] }: Allowed, cut: string[]) {
  const names = value.split(/\s+/).filter(Boolean)
  const kept = names.filter((name) => classes.includes(name))
  const gone = names.filter((name) => !classes.includes(name))
  if (names.length > 0 && gone.length === 0) return value
  if (gone.length > 0) cut.push(`class="${short(gone.join(' '))}"`)
  return kept.length > 0 ? kept.join(' ') : undefined
}

function keptStyles(value: string, { styles: may = [] }: Allowed, cut: string[]) {
  const all = stylesOf(value)
  const isKept = ([property, worth]: readonly [string, string]) =>
    may.includes(property) && styles[property]?.test(worth) === true
  const kept = all.filter(isKept)
  // Written as it was, so that an old text is saved as it stood.
  if (kept.length > 0 && kept.length === all.length && isPlain(value)) return value
  for (const one of all) if (!isKept(one)) cut.push(`style="${one[0]}"`)
  return kept.length > 0 ? kept.map((one) => one.join(':')).join(';') : undefined
}

/** Nothing in it that a browser could read otherwise than {@link stylesOf} does. */
const isPlain = (style: string) => /^[\w\s:;.,#%()-]*$/.test(style)

/** A style attribute as its properties. Semicolons within brackets or quotes part nothing. */
export function stylesOf(style: string): [property: string, value: string][] {
  const parts = style.match(/(?:[^;("']|\([^)]*\)?|"[^"]*"?|'[^']*'?)+/g) ?? []
  return parts.flatMap((part): [string, string][] => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*([\s\S]*?)\s*$/.exec(part) ?? []
    return property && value ? [[property.toLowerCase(), value]] : []
  })
}

const withoutControls = (text: string) =>
  [...text].filter((char) => char > '\u001f' && char !== '\u007f').join('')
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** What was cut, each thing once, with how often where it was more than once: `onclick ×3`. */
export function withCounts(cut: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const each of cut) times.set(each, (times.get(each) ?? 0) + 1)
  return [...times].map(([what, count]) => (count > 1 ? `${what} ×${count}` : what))
}
