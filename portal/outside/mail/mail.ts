import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** A letter. Who sends it is configured, never said by a caller. */
export interface Mail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly Attachment[]
}
export interface Attachment {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

/** Sends letters. Throws a `PortError`, also where only some of the receivers were refused: the others have it then. */
export interface MailPort extends Port {
  /** Gives the message id. */
  send(mail: Mail): Promise<{ readonly id: string }>
}

const ADDRESS = /^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,255}$/

/** Throws `refused` where no server would take it, or where a line break would smuggle in a header. */
export function checkMail({ to, subject, attachments = [] }: Mail): void {
  if (to.length === 0) throw refusedBy('mail', ['没有收件人', 'there is nobody to send it to'])
  const wrong = to.find((address) => !ADDRESS.test(address))
  if (wrong !== undefined)
    throw refusedBy('mail', [
      `邮箱地址 ${JSON.stringify(wrong)} 不正确`,
      `${JSON.stringify(wrong)} is no mail address`,
    ])
  const lines = [subject, ...attachments.flatMap(({ name, type }) => [name, type])]
  if (lines.some((line) => /[\r\n]/.test(line)))
    throw refusedBy('mail', [
      '标题和附件名不能换行',
      'neither the subject nor the name of a file may hold a line break',
    ])
}
