import type { Portal } from '#portal/createPortal.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'

/** One event of a stream. */
export interface Heard {
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any
  readonly id: string
}

/** Opens a stream at a portal as a browser does; `next` waits for the next event of that name. */
export async function listen(
  { app }: Pick<Portal, 'app'>,
  query: string,
  headers: Record<string, string>,
) {
  const leaving = new AbortController()
  const request = new Request(`${ORIGIN}/api/portal/live?${query}`, {
    headers,
    signal: leaving.signal,
  })
  const response = await app.request(request)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const heard: Heard[] = []
  let text = ''
  const read = async (): Promise<boolean> => {
    const { done, value } = await reader.read()
    if (done) return false
    text += decoder.decode(value, { stream: true })
    const parts = text.split('\n\n')
    text = parts.pop() ?? ''
    heard.push(...parts.map(eventIn))
    return true
  }
  const next = async (name: string): Promise<Heard> => {
    for (;;) {
      const at = heard.findIndex(({ event }) => event === name)
      if (at >= 0) return heard.splice(at, 1)[0] as Heard
      if (!(await read())) throw new Error(`The stream ended before "${name}" came`)
    }
  }
  const close = async () => {
    leaving.abort()
    await reader.cancel()
  }
  return { response, next, heard, close }
}

function eventIn(text: string): Heard {
  const fields = text.split('\n').map((line) => {
    const at = line.indexOf(': ')
    return [line.slice(0, at), line.slice(at + 2)] as const
  })
  const { event = '', data = 'null', id = '' } = Object.fromEntries(fields)
  return { event, data: JSON.parse(data), id }
}
