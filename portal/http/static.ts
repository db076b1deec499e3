import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { loadedAhead } from './loadedAhead.ts'

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const packable = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.wasm'])
/** The portal's own: what it has no answer to is none of the admin's pages either. */
const calls = /^\/(api|oss|uploadViod|store|healthz|readyz|metrics)(\/|$)/

type Packing = 'br' | 'gzip' | 'identity'
/** What was read and packed of files, by their place. */
export interface Held {
  readonly changed: number
  readonly etag: string
  readonly content: Map<Packing, Promise<Uint8Array<ArrayBuffer>>>
}

/**
 * Serves the built admin out of a folder: files with a hash in their name for good, others with an ETag, and
 * `index.html`, never stored, for every address that is a screen. Each file is read and packed once, when first asked
 * for; a `.br` or `.gz` beside it is taken instead. What is none of the admin's goes on to the portal.
 * @param script the address of a script that the page loads besides
 */
export function serveAdmin(folder: string, script?: string): MiddlewareHandler {
  const held = new Map<string, Held>()
  const ahead = loadedAhead(folder)
  return async (c, next) => {
    const path = decoded(c.req.path)
    if (calls.test(c.req.path) || path === null || !['GET', 'HEAD'].includes(c.req.method))
      return next()
    const file = await fileAt(folder, path)
    if (file) return answer(c, withScript(file, script), held)
    if (extname(path) !== '' || path.startsWith('/assets/')) return next()
    const page = await fileAt(folder, '/index.html')
    if (!page) return c.text(NOT_BUILT, 503)
    const link = await ahead(path, page.changed)
    if (link) c.header('Link', link)
    return answer(c, withScript(page, script), held)
  }
}

const NOT_BUILT = '管理后台尚未构建，请运行 npm start。\nThe admin is not built: run npm start.\n'

interface Found {
  readonly path: string
  readonly place: string
  readonly changed: number
  /** Loaded by a page before all of its own. */
  readonly script?: string
}

const withScript = (file: Found, script: string | undefined): Found =>
  script && file.path === '/index.html' ? { ...file, script } : file

/** A file below a folder by the path it is asked for; null where there is none, or it is none of anybody's business. */
export async function fileAt(folder: string, path: string): Promise<Found | null> {
  const inside = normalize(path === '/' ? '/index.html' : path)
  // Hidden files are notes of the build, such as its stamp.
  if (inside.includes('..') || inside.includes('\0') || inside.includes('/.')) return null
  const place = join(folder, inside)
  const found = await stat(place).catch(() => null)
  return found?.isFile() ? { path: inside, place, changed: found.mtimeMs } : null
}

/** Answers with a file, packed as the browser takes it; read once. */
export async function answer(c: Context, file: Found, held: Map<string, Held>): Promise<Response> {
  const entry = await hold(file, held)
  const packing = packingFor(c, file)
  const headers: Record<string, string> = {
    'Content-Type': types[extname(file.path)] ?? 'application/octet-stream',
    'Cache-Control': lifeOf(file.path),
    ...(packable.has(extname(file.path)) && { Vary: 'Accept-Encoding' }),
  }
  const etag = `"${entry.etag}${packing === 'identity' ? '' : `-${packing}`}"`
  if (file.path !== '/index.html') headers.ETag = etag
  if (file.path !== '/index.html' && c.req.header('if-none-match') === etag)
    return c.body(null, 304, headers)
  if (packing !== 'identity') headers['Content-Encoding'] = packing
  const content = await packed(file, entry, packing)
  return c.body(content, 200, { ...headers, 'Content-Length': String(content.length) })
}

const lifeOf = (path: string): string => {
  if (path === '/index.html') return 'no-store'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, no-cache'
}

async function hold(file: Found, held: Map<string, Held>): Promise<Held> {
  const known = held.get(file.place)
  if (known?.changed === file.changed) return known
  const read = new Uint8Array(await readFile(file.place))
  const plain = file.script ? scripted(read, file.script) : read
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 16)
  const fresh = {
    changed: file.changed,
    etag,
    content: new Map([['identity' as Packing, Promise.resolve(plain)]]),
  }
  held.set(file.place, fresh)
  return fresh
}

function scripted(page: Uint8Array, script: string): Uint8Array<ArrayBuffer> {
  const tag = `<script type="module" src="${script}"></script>`
  const text = new TextDecoder().decode(page).replace(/<head>/, `<head>${tag}`)
  return new TextEncoder().encode(text)
}

function packingFor(c: Context, { path }: Found): Packing {
  if (!packable.has(extname(path))) return 'identity'
  const accepted = c.req.header('accept-encoding') ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

function packed(
  { place, script }: Found,
  { content }: Held,
  packing: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  const known =
    content.get(packing) ??
    pack(script ? null : place, content.get('identity') as Promise<Uint8Array>, packing)
  content.set(packing, known)
  return known
}

const ending: { readonly [packing: string]: string } = { br: '.br', gzip: '.gz' }

async function pack(
  place: string | null,
  plain: Promise<Uint8Array>,
  packing: Packing,
): Promise<Uint8Array<ArrayBuffer>> {
  const ready = place && (await readFile(place + ending[packing]).catch(() => null))
  if (ready) return new Uint8Array(ready)
  const content = await plain
  return new Uint8Array(packing === 'br' ? await brotli(content) : await promisify(gzip)(content))
}

// The best levels take seconds a megabyte; these take some twenty milliseconds and lose a few percent.
const brotli = (content: Uint8Array) =>
  promisify<Uint8Array, object, Buffer>(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  })

/** A path as it is meant; null where it cannot be read. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
