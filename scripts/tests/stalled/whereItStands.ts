/** Where Node's inspector listens once it was asked for by a signal. */
const INSPECTOR = 'http://127.0.0.1:9229/json/list'
/** For each answer, in milliseconds. */
const PATIENCE = 5000
/** Steps of the code that are looked at. */
const LOOKS = 40
/** Calls told at most, the innermost first. */
const DEPTH = 25

interface Frame {
  functionName: string
  location: { scriptId: string; lineNumber: number }
}
interface Message {
  method?: string
  params?: { callFrames?: Frame[]; scriptId?: string; url?: string }
}

/**
 * The calls a Node process is in the midst of, the innermost first, even where it never gives its thread back. Empty
 * where it only waits, or cannot be asked.
 */
export async function whereItStands(pid: number): Promise<string[]> {
  try {
    process.kill(pid, 'SIGUSR1')
    const frames = await paused(await debuggerOf())
    return frames.slice(0, DEPTH)
  } catch {
    return []
  }
}

async function debuggerOf(): Promise<string> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const answer = await fetch(INSPECTOR).catch(() => undefined)
    if (answer)
      return ((await answer.json()) as { webSocketDebuggerUrl: string }[])[0]!.webSocketDebuggerUrl
    if (Date.now() > until) throw new Error('No inspector listens')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The deepest of some steps: the first alone may meet it between two calls. */
function paused(url: string): Promise<string[]> {
  const socket = new WebSocket(url)
  const seen: string[][] = []
  const scripts = new Map<string, string>()
  const deepest = () => seen.toSorted((a, b) => b.length - a.length)[0] ?? []
  const ask = (method: string) => socket.send(JSON.stringify({ id: 1, method }))
  return new Promise<string[]>((resolve) => {
    setTimeout(() => resolve(deepest()), PATIENCE).unref()
    socket.addEventListener('error', () => resolve(deepest()))
    socket.addEventListener('open', () => {
      ask('Debugger.enable')
      ask('Debugger.pause')
    })
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = JSON.parse(String(data)) as Message
      if (params?.scriptId) scripts.set(params.scriptId, params.url ?? '')
      if (method !== 'Debugger.paused') return
      seen.push((params?.callFrames ?? []).map((frame) => lineOf(frame, scripts)))
      if (seen.length === LOOKS) return resolve(deepest())
      ask('Debugger.stepInto')
    })
  }).finally(() => socket.close())
}

const lineOf = ({ functionName, location }: Frame, scripts: Map<string, string>): string =>
  `${functionName || '(anonymous)'} ${scripts.get(location.scriptId)}:${location.lineNumber + 1}`
