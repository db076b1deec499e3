import { type Context, Hono } from 'hono'
import {
  formToken,
  type UploadKind,
  type UploadTokenOptions,
  uploadToken,
} from '#portal/storage/objects/uploadToken.ts'

/** How the calls that give out upload credentials are served. */
export interface UploadRoutesOptions extends UploadTokenOptions {
  /**
   * Origin at which the browser reaches an embedded store. Unless told, the origin of the request, so
   * that localhost and 127.0.0.1 both work; behind a proxy it must be told. Not for a bucket elsewhere.
   */
  origin?: string
  /** Who is signed in, by a name or id that stays; `null` for nobody, who is answered 1002. */
  user: (c: Context) => string | null | Promise<string | null>
}

const SIGNED_OUT = { zh: '请重新登录', en: 'Sign in again' }
const DONE = { zh: '成功', en: 'Done' }

/**
 * The calls before an upload: `/api/portal/oss/token`, `/api/portal/oss/audioToken`, `/oss/getOss` give
 * credentials, `/oss/getAudioOss` a signed form. Mounted at the root of the portal.
 */
export function uploadRoutes(options: UploadRoutesOptions): Hono {
  const app = new Hono()
  const token = (kind: UploadKind) => (user: string, endpoint?: string) =>
    uploadToken(options, { user, kind, endpoint })
  const form = (user: string, endpoint?: string) =>
    formToken(options, { user, kind: 'audio', endpoint })
  app.get('/api/portal/oss/token', (c) => answer(c, options, token('image')))
  app.get('/api/portal/oss/audioToken', (c) => answer(c, options, token('audio')))
  app.get('/oss/getOss', (c) => answer(c, options, token('image')))
  app.get('/oss/getAudioOss', (c) => answer(c, options, form))
  return app
}

async function answer(
  c: Context,
  options: UploadRoutesOptions,
  make: (user: string, endpoint?: string) => Promise<object>,
): Promise<Response> {
  const user = await options.user(c)
  c.header('Cache-Control', 'no-store')
  const language = c.req.header('Accept-Language')?.toLowerCase().startsWith('en') ? 'en' : 'zh'
  if (user === null) return c.json({ code: 1002, message: SIGNED_OUT[language], data: null }, 401)
  const model = await make(user, endpointOf(c, options))
  return c.json({ code: 20000, message: DONE[language], data: { model }, model })
}

function endpointOf(c: Context, { store, origin }: UploadRoutesOptions): string | undefined {
  const embedded = store.describe().style === 'path'
  return embedded ? (origin ?? new URL(c.req.url).origin) : undefined
}
