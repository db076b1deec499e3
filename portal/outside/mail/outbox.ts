import { outboxFiles } from '../outboxFiles.ts'
import type { Mail } from './mail.ts'
import { letterOf } from './smtpMail.ts'

/** Keeps letters of the stand-in as `.eml` files, which any mail program opens; gives the path of each. */
export function outbox(folder: string, clock: () => Date): (mail: Mail) => Promise<string> {
  const keep = outboxFiles(folder, clock)
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true })
    const { message } = await composer.sendMail(letterOf(mail, 'Masthead <stand-in@localhost>'))
    return keep('eml', message as Buffer)
  }
}
