import { type HttpBindings, serve } from '@hono/node-server'
import OSS from 'ali-oss'
import { issueCredentials } from '../credentials.ts'
import { memoryStore } from '../memoryStore.ts'
import type { ObjectStore } from '../objectStore.ts'
import { type OssProtocolOptions, ossProtocol } from '../ossProtocol.ts'

export const BUCKET = 'masthead'
export const SECRET = 'secret of the tests'
export const PREFIX = 'image/me/'

/** A store served on a free port of localhost, and the real SDK to call it with. */
export interface ServedStore {
  store: ObjectStore
  origin: string
  /** What nobody foresaw while it ran; a test may hold it to be empty. */
  troubles: unknown[]
  client: (
    more?: Partial<OSS.Options> & { ttlMs?: number; prefix?: string; authorizationV4?: boolean },
  ) => Promise<OSS>
  close: () => Promise<void>
}

/** What a test does to a call: gives an answer of its own, or lets it through by `next`; `'lost'` breaks the line. */
export type Between = (
  request: Request,
  next: () => Promise<Response>,
) => Promise<Response | 'lost'>

/** Serves a store, in memory unless told, in the OSS protocol. */
export async function serveStore({
  between = (_, next) => next(),
  ...options
}: Partial<OssProtocolOptions> & { between?: Between } = {}): Promise<ServedStore> {
  const clock = () => new Date()
  const store =
    options.store ?? memoryStore({ bucket: BUCKET, endpoint: 'http://localhost', clock })
  const troubles: unknown[] = []
  const report = (error: unknown) => troubles.push(error)
  const app = ossProtocol({ store, secrets: [SECRET], clock, report, ...options })
  const { server, port } = await listening(async (request, { outgoing }) => {
    const answer = await between(request, async () => app.fetch(request))
    if (answer !== 'lost') return answer
    outgoing.destroy()
    return new Response()
  })
  const origin = `http://localhost:${port}`
  return {
    store,
    origin,
    troubles,
    async client({ ttlMs = 60_000, prefix = PREFIX, ...more } = {}) {
      const made = await issueCredentials({
        secret: SECRET,
        user: 'me',
        prefix,
        ttlMs,
        now: clock(),
      })
      const {
        AccessKeyId: accessKeyId,
        AccessKeySecret: accessKeySecret,
        StsToken: stsToken,
      } = made
      const keys = { accessKeyId, accessKeySecret, stsToken, refreshSTSTokenInterval: 3_600_000 }
      const address = { endpoint: origin, bucket: BUCKET, region: 'oss-embedded', sldEnable: true }
      return new OSS({ ...keys, ...address, refreshSTSToken: async () => keys, ...more })
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

function listening(fetch: (request: Request, line: HttpBindings) => Promise<Response>) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((done) => {
    const server = serve(
      {
        fetch: (request, line) => fetch(request, line as HttpBindings),
        port: 0,
        hostname: 'localhost',
      },
      ({ port }) => done({ server, port }),
    )
  })
}
