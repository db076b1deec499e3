import type { ArrivedMail } from '../mail.contract.ts'

/** As much of a letter (MIME) as the tests look at: subject, text and the names of files. */
export function readLetter(letter: string): Omit<ArrivedMail, 'to'> {
  const [head, body] = cut(letter)
  const parts = partsOf(head, body)
  const text = parts.find((part) => !/Content-Disposition: attachment/i.test(part.head))
  const names = parts.flatMap(({ head: one }) => fileName(one) ?? [])
  return {
    subject: words(header(head, 'Subject')),
    text: text ? content(text.head, text.body) : '',
    attachments: names,
  }
}

interface Part {
  readonly head: string
  readonly body: string
}

function cut(letter: string): [string, string] {
  const at = letter.indexOf('\r\n\r\n')
  return [unfolded(letter.slice(0, at)), letter.slice(at + 4)]
}

const unfolded = (head: string) => head.replace(/\r\n[ \t]+/g, ' ')
const header = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''

function partsOf(head: string, body: string): Part[] {
  const boundary = /boundary="?([^";]+)"?/.exec(header(head, 'Content-Type'))?.[1]
  if (!boundary) return [{ head, body }]
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [inner, rest] = cut(part.replace(/^\r\n/, ''))
      return { head: inner, body: rest }
    })
}

function content(head: string, body: string): string {
  const encoding = header(head, 'Content-Transfer-Encoding').toLowerCase()
  const plain =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body
  return plain.replaceAll('\r\n', '\n').trimEnd()
}

function quotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '')
  return decodeURIComponent(
    joined.replace(/%/g, '%25').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`),
  )
}

/** `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=` read back; blanks between two of them are no part of the text. */
function words(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, said: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(said, 'base64').toString('utf8')
        : quotedPrintable(said.replaceAll('_', ' ')),
    )
}

function fileName(head: string): string | undefined {
  const line = header(head, 'Content-Disposition')
  const pieces = [...line.matchAll(/filename\*?\d*\*=(?:utf-8'')?([^;]+)/gi)].map(([, one]) => one)
  if (pieces.length > 0) return decodeURIComponent(pieces.join('').trim())
  const plain = /filename="?([^";]+)"?/.exec(line)?.[1]
  return plain === undefined ? undefined : words(plain)
}
