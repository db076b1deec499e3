import { type Context, Hono } from 'hono'
import type { Label } from '#declare'
import { missing, refusedField, sessionExpired } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { drawCover } from '#portal/engine/media/drawCover.ts'
import { embeddedVod } from '#portal/engine/media/embeddedVod.ts'
import type { VodService } from '#portal/outside/vod/vod.ts'
import { readBytes } from '#portal/storage/objects/body.ts'
import type { CredentialIssuer } from '#portal/storage/objects/credentialIssuer.ts'
import { bodyOf } from '../body.ts'
import { languageOf } from '../envelope.ts'
import type { ReadSession } from '../session/sessionMiddleware.ts'

interface Options {
  readonly context: PortalContext
  readonly issuer: CredentialIssuer
  /** Where browsers reach the portal; the origin of each request unless told. */
  readonly origin?: string
  readonly read: ReadSession
}
/** More than any of these calls says, in bytes. */
const MOST_BYTES = 64 * 1024
/** A file has a name, and lies nowhere; the longest names file systems take have 255 characters. */
const isPath = (name: string) => name.length > 255 || /[\\/\p{Cc}]/u.test(name)
const notAName: Label = [
  '文件名不正确：不能含有 / 或 \\，且不超过 255 个字',
  'This is no name of a file: it may not contain / or \\ and has 255 characters at most',
]
type Given = { readonly [name: string]: string }

/**
 * The calls around a film, `createVideo`, `RefreshUploadVideo` and `getPlayInfo` below `/uploadViod`. They take a form,
 * as they always have, or JSON; the answer stands in `data`, and as `model` as with the other calls before an upload.
 */
export function vodRoutes(options: Options): Hono {
  const { context, read } = options
  const app = new Hono()
  const answered =
    (work: (vod: VodService, given: Given, session: Session) => Promise<object>) =>
    async (c: Context) => {
      const session = await read(c)
      if (!session?.user) throw sessionExpired()
      const language = languageOf(c.req.header('accept-language'))
      const model = await work(serviceOf(options, c, session), await givenIn(c), session)
      c.header('Cache-Control', 'no-store')
      const message = language === 'en' ? 'Done' : '成功'
      const told = Object.fromEntries(
        Object.entries(model).map(([name, value]) => [name, inWords(value, language === 'en')]),
      )
      return c.json({ code: 20000, message, data: { ...told, model: told }, model: told })
    }
  app.post(
    '/uploadViod/createVideo',
    answered(
      (vod, { FileName = '', Title = '', TemplateGroupId, CoverURL, FileSize }, { user }) => {
        if (!FileName.trim())
          throw refusedField('FileName', ['请填写文件名', 'Give the file’s name'])
        if (isPath(FileName)) throw refusedField('FileName', notAName)
        return vod.create({
          fileName: FileName.trim(),
          title: Title,
          user: user?.username ?? '',
          ...(TemplateGroupId && { templateGroup: TemplateGroupId }),
          ...(CoverURL && { cover: CoverURL }),
          ...(Number(FileSize) > 0 && { size: Number(FileSize) }),
        })
      },
    ),
  )
  app.post(
    '/uploadViod/RefreshUploadVideo',
    answered((vod, given) => vod.refresh(idIn(given))),
  )
  app.post(
    '/uploadViod/getPlayInfo',
    answered((vod, given) => vod.playInfo(idIn(given))),
  )
  app.get('/uploadViod/cover/:id', (c) => cover(c, context))
  return app
}

function serviceOf({ context, issuer, origin }: Options, c: Context, session: Session): VodService {
  const { vod } = context.ports
  if (!vod.standIn) return vod
  const { store } = context
  if (!store) throw missing(['对象存储', 'Object store'], '')
  return embeddedVod({
    context,
    store,
    issuer,
    session,
    origin: origin ?? new URL(c.req.url).origin,
  })
}

/** A label is told in the caller's language, nothing as an empty text. */
const inWords = (value: unknown, english: boolean): unknown => {
  if (Array.isArray(value)) return value[english ? 1 : 0]
  return value ?? ''
}

function idIn({ VideoId = '' }: Given): string {
  if (/^[\w-]{1,64}$/.test(VideoId)) return VideoId
  throw refusedField('VideoId', ['VideoId 不正确', 'This is no VideoId'])
}

/** The fields of a form or of JSON; files in them are left out. */
async function givenIn(c: Context): Promise<Given> {
  const type = c.req.header('content-type') ?? ''
  if (/json/.test(type)) return textsOf(Object.entries(await bodyOf(c)))
  const sent = c.req.raw.body
  if (!sent) return {}
  const bytes = await readBytes(sent, MOST_BYTES)
  const form = new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  return textsOf([...(await form.catch(() => new FormData()))])
}

const textsOf = (fields: readonly (readonly [string, unknown])[]): Given =>
  Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

/** Anybody may see it, as any other picture of the store. */
async function cover(c: Context, { database }: PortalContext): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const query = database.db.selectFrom('_video').select('title').where('id', '=', id)
  const row = await query.executeTakeFirst()
  if (!row) throw missing(['视频', 'Film'], id)
  return c.body(drawCover(String(row.title)), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Cache-Control': 'public, max-age=86400',
  })
}
