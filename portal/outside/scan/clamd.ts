import { connect } from 'node:net'

/** What a scanner says of a file: the name of what it found, or null where it found nothing. */
export type Scan = (content: ReadableStream<Uint8Array>) => Promise<string | null>

/** How long is waited while nothing comes or goes, in milliseconds: a film is scanned for minutes. */
const PATIENCE = 120_000
/** Letters of an answer; the name of what was found is short. */
const LONGEST = 4096

/**
 * Scans by clamd (ClamAV), over TCP with its command INSTREAM: pieces, each behind its length in four bytes, and an
 * empty one at the end. Rejects where nobody answers, or it refuses: then nobody knows.
 */
export function clamd({ host, port }: { readonly host: string; readonly port: number }): Scan {
  return (content) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, host)
      let answer = ''
      const end = (error: Error) => {
        socket.destroy()
        reject(error)
      }
      socket.setTimeout(PATIENCE, () => end(new Error(`${host} did not answer`)))
      socket.on('error', end)
      socket.on('data', (part) => {
        answer = (answer + part).slice(0, LONGEST)
      })
      socket.on('close', () => {
        const said = answer.replace(/\0[\s\S]*$/, '').trim()
        const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? []
        if (found) resolve(found)
        else if (said === 'stream: OK') resolve(null)
        else reject(new Error(said || `${host} broke off`))
      })
      socket.on('connect', () => void sendAll(socket, content).catch(end))
    })
}

type Socket = ReturnType<typeof connect>

async function sendAll(socket: Socket, content: ReadableStream<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0')
  const reader = content.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    // An answer before the end is a refusal: what is too large, say.
    if (socket.destroyed) return void reader.cancel()
    // An empty one would end it.
    if (piece.value.length === 0) continue
    await written(socket, lengthOf(piece.value.length))
    await written(socket, piece.value)
  }
  await written(socket, lengthOf(0))
}

function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, length)
  return bytes
}

const written = (socket: Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
