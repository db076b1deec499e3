import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acsRefusal, KEY, queryOf } from '../../testing/acsRefusal.ts'
import { base64Json } from '../vod.ts'

export { KEY }

const actions = ['CreateUploadVideo', 'RefreshUploadVideo', 'GetPlayInfo', 'GetVideoInfo']

interface Film {
  readonly Title: string
  readonly given: { readonly [name: string]: string }
  Status: string
  /** What GetPlayInfo tells once it can be played. */
  played?: object
}

/** A server that speaks as much of VOD as an upload needs, and checks every signature. */
export async function fakeAliyunVod() {
  const films = new Map<string, Film>()
  const nonces = new Set<string>()
  const state: { play?: { readonly status: number; readonly body: string } } = {}
  const server = createServer((request, response) => {
    if (state.play) {
      response.writeHead(state.play.status)
      return response.end(state.play.body)
    }
    const refusal = acsRefusal(request, { actions, version: '2017-03-21', nonces })
    if (refusal) return answer(response, 400, refusal)
    const given = Object.fromEntries(new URLSearchParams(queryOf(request)))
    const [status, body] = answers(films, String(request.headers['x-acs-action']), given)
    answer(response, status, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    films,
    play: (next: typeof state.play) => {
      state.play = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function answers(
  films: Map<string, Film>,
  action: string,
  given: Film['given'],
): readonly [number, object] {
  if (action === 'CreateUploadVideo') {
    const id = `v${films.size + 1}`
    films.set(id, { Title: given.Title ?? '', given, Status: 'Uploading' })
    return [200, { VideoId: id, ...ticket(id) }]
  }
  const id = given.VideoId ?? ''
  const film = films.get(id)
  if (!film) return [404, { Code: 'InvalidVideo.NotFound', Message: 'The video does not exist.' }]
  if (action === 'RefreshUploadVideo') return [200, { VideoId: id, ...ticket(id) }]
  if (action === 'GetVideoInfo')
    return [200, { Video: { VideoId: id, Title: film.Title, Status: film.Status } }]
  if (!film.played) return [400, { Code: 'InvalidVideo.NoneStream', Message: 'No stream.' }]
  return [200, film.played]
}

const ticket = (id: string) => ({
  UploadAddress: base64Json({
    Endpoint: 'https://oss-cn-shanghai.aliyuncs.com',
    Bucket: 'outin-1',
    FileName: `sv/${id}.mp4`,
  }),
  UploadAuth: base64Json({
    AccessKeyId: 'STS.1',
    AccessKeySecret: 'secret',
    SecurityToken: 'token',
    ExpireUTCTime: String(Math.floor(Date.now() / 1000) + 3000),
    Expiration: '3000',
  }),
})

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ RequestId: 'F655A8D5', ...body }))
}
