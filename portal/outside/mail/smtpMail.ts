import { PortError, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import { checkMail, type Mail, type MailPort } from './mail.ts'

/** A mail server, and whom letters come from. */
export interface SmtpSettings {
  /** `smtps://user:password@smtp.example.com:465`, or `smtp://` with STARTTLS. */
  readonly url: string
  /** `刊头 <noreply@example.com>` */
  readonly from: string
}
export interface SmtpOptions extends SmtpSettings {
  /** Each step with the server is given up after so many milliseconds. */
  readonly timeout?: number
}

/**
 * Sends through a mail server, one connection a letter. The library is loaded with the first letter, so that an idle
 * portal does not carry it. Nothing leaves but encrypted, unless the server is this machine.
 */
export function smtpMail(options: SmtpOptions): MailPort {
  return {
    standIn: false,
    async send(mail) {
      checkMail(mail)
      const { createTransport } = await import('nodemailer')
      const transport = createTransport(transportOf(options))
      try {
        const { messageId, rejected } = await transport.sendMail(letterOf(mail, options.from))
        if (rejected.length > 0) throw refusedBy('mail', rejected.join(', '))
        return { id: messageId }
      } catch (error) {
        throw error instanceof PortError ? error : portErrorOf(error as SmtpFailure, options)
      } finally {
        transport.close()
      }
    },
  }
}

/** A letter as the library takes it. */
export const letterOf = ({ to, subject, text, html, attachments = [] }: Mail, from: string) => ({
  from,
  to: [...to],
  subject,
  text,
  ...(html !== undefined && { html }),
  attachments: attachments.map(({ name, type, content }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(content),
  })),
  // Nothing a letter says makes the library read a file or fetch an address.
  disableFileAccess: true,
  disableUrlAccess: true,
})

function transportOf({ url, timeout = 20_000 }: SmtpOptions) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    ...(username && { auth }),
    // No letter goes over a network in clear, be there a password or none.
    ...(!secure && !isLocal && { requireTLS: true }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  }
}

interface SmtpFailure extends Error {
  readonly responseCode?: number
  /** What the server said. */
  readonly response?: string
}

/** 4xx is for now, 5xx for good; without a code there was no answer. */
function portErrorOf(error: SmtpFailure, { url }: SmtpOptions): PortError {
  const { responseCode = 0, response = error.message } = error
  // 421: the server itself goes away. 535 and the like: what is wrong is the portal's own password.
  if (responseCode >= 500) return refusedBy('mail', response)
  if (responseCode >= 400 && responseCode !== 421) return throttledBy('mail', response, 300)
  return unreachableAt('mail', new URL(url).host, error)
}
