import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toHex } from '#portal/storage/objects/encoding.ts'
import type { Mail } from './mail.ts'
import { letterOf } from './smtpMail.ts'

/** Keeps letters of the stand-in as `.eml` files, which any mail program opens; gives the path of each. */
export function outbox(folder: string, clock: () => Date): (mail: Mail) => Promise<string> {
  return async (mail) => {
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true })
    const { message } = await composer.sendMail(letterOf(mail, 'Masthead <stand-in@localhost>'))
    await mkdir(folder, { recursive: true })
    const moment = clock().toISOString().replaceAll(/[:.]/g, '-')
    const file = join(folder, `${moment}-${toHex(crypto.getRandomValues(new Uint8Array(3)))}.eml`)
    // Letters may hold codes: for the portal's own user only.
    await writeFile(file, message as Buffer, { mode: 0o600 })
    return file
  }
}
