import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { PortalError } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { type Outbound, OutboundError } from '#portal/outside/outbound/outbound.ts'
import { failure } from '../envelope.ts'
import { richTextRoutes } from './richTextRoutes.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

/** Asks for a picture where the world outside answers so. */
async function asked(url: unknown, outbound: Outbound, user: object | null = { id: 1 }) {
  const app = new Hono()
  app.onError((error, c) => failure(c, error as PortalError))
  app.use(async (c, next) => {
    c.set('session' as never, { user } as never)
    await next()
  })
  app.route('/', richTextRoutes({ outbound, store: null, origins: [] } as unknown as PortalContext))
  const response = await app.request('/picture', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  })
  return { status: response.status, ...((await response.json()) as { data: never }) }
}

test('a picture of another site is brought by what it is, not by what it is called, and over https', async () => {
  const called: string[] = []
  const { data } = await asked('http://mmbiz.qpic.cn/a/640?wx_fmt=jpeg', async (url) => {
    called.push(url)
    return new Response(png)
  })
  expect(called).toEqual(['https://mmbiz.qpic.cn/a/640?wx_fmt=jpeg'])
  expect(data).toEqual({ type: 'image/png', ending: 'png', base64: 'iVBORw0KGgoAAAAN' })
})

test('what is no picture, not in reach or in a private network is refused with the reason', async () => {
  const page = await asked('https://a.cn/1.png', async () => new Response('<html></html>'))
  expect([page.status, page.data]).toEqual([
    422,
    { errors: { url: expect.stringContaining('不是 jpg') } },
  ])
  const gone = await asked('https://a.cn/1.png', async () => new Response('', { status: 404 }))
  expect(gone.data).toEqual({ errors: { url: '对方网站没有给出文件（404）' } })
  const inner = await asked('https://10.0.0.1/1.png', async () => {
    throw new OutboundError('address', ['内网地址', 'private'])
  })
  expect(inner.data).toEqual({ errors: { url: '内网地址' } })
  const none = await asked('file:///etc', async () => new Response(png))
  expect(none.status).toBe(422)
})

test('nobody who is not signed in has the portal fetch anything', async () => {
  const { status } = await asked('https://a.cn/1.png', async () => new Response(png), null)
  expect(status).toBe(403)
})
