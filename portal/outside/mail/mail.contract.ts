import { describe, expect, test } from 'vitest'
import { PortError } from '../portError.ts'
import type { Mail, MailPort } from './mail.ts'

/** A mail port, and what arrived behind it. */
export interface OpenMail {
  readonly port: MailPort
  readonly arrived: () => Promise<readonly ArrivedMail[]>
}
/** A letter as its receivers find it. */
export interface ArrivedMail extends Pick<Mail, 'to' | 'subject'> {
  readonly text: string
  readonly attachments: readonly string[]
}

const MAIL: Mail = {
  to: ['lin@example.com', 'wang@example.com'],
  subject: '补赠完成 · 1,000 人',
  text: '批次 20261121 已完成。\n成功 998，失败 2。',
}

/** What every mail port does, whoever sends. */
export function mailContract(name: string, open: () => Promise<OpenMail>): void {
  describe(name, () => {
    test('sends a letter to everybody it is for, and tells its id', async () => {
      const { port, arrived } = await open()
      const { id } = await port.send(MAIL)
      expect(id).toMatch(/^<.+@.+>$/)
      expect(await arrived()).toEqual([
        { to: MAIL.to, subject: MAIL.subject, text: MAIL.text, attachments: [] },
      ])
    })

    test('takes files along', async () => {
      const { port, arrived } = await open()
      const content = new TextEncoder().encode('手机号,天数')
      const attachments = [{ name: '结果.csv', type: 'text/csv', content }]
      await port.send({ ...MAIL, attachments })
      expect((await arrived())[0]?.attachments).toEqual(['结果.csv'])
    })

    const wrong: [string, Partial<Mail>][] = [
      ['nobody to send it to', { to: [] }],
      ['an address that is none', { to: ['lin'] }],
      ['two addresses in one', { to: ['a@example.com, b@example.com'] }],
      ['a header smuggled in', { subject: 'hello\r\nBcc: everybody@example.com' }],
    ]
    test.each(wrong)('refuses %s before anything leaves', async (_, part) => {
      const { port, arrived } = await open()
      const failure = await port.send({ ...MAIL, ...part }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PortError)
      expect(failure).toMatchObject({ port: 'mail', why: 'refused', code: 40001 })
      expect((failure as PortError).label.every(Boolean)).toBe(true)
      expect(await arrived()).toEqual([])
    })
  })
}
