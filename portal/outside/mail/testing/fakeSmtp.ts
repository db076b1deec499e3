import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { ArrivedMail } from '../mail.contract.ts'
import { readLetter } from './readLetter.ts'

export const USER = { user: 'masthead', password: 'p@ss/word' }

/** What the server answers instead of taking a letter. */
export interface Play {
  readonly code: number
  readonly at: 'recipient' | 'end'
}

/** A mail server on a free port of this machine that wants a password and keeps what it is sent. */
export async function fakeSmtp() {
  const arrived: ArrivedMail[] = []
  const state: { play?: Play } = {}
  const refusal = (at: Play['at']) =>
    state.play?.at === at
      ? Object.assign(new Error('not just now'), { responseCode: state.play.code })
      : null
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _, done) {
      const fits = username === USER.user && password === USER.password
      done(fits ? null : new Error('Authentication failed'), fits ? { user: username } : undefined)
    },
    onRcptTo: (_address, _session, done) => done(refusal('recipient')),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const refused = refusal('end')
        const to = envelope.rcptTo.map(({ address }) => address)
        if (!refused) arrived.push({ to, ...readLetter(Buffer.concat(chunks).toString('utf8')) })
        done(refused)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    arrived,
    play: (next: Play) => {
      state.play = next
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
