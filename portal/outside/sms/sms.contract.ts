import { describe, expect, test } from 'vitest'
import { PortError } from '../portError.ts'
import type { SmsMessage, SmsPort } from './sms.ts'

/** An SMS port, and what arrived behind it. */
export interface OpenSms {
  readonly port: SmsPort
  readonly arrived: () => readonly SmsMessage[]
}

const MESSAGE = { phone: '13911112222', template: 'signInCode', variables: { code: '204816' } }

/** What every SMS port does, whoever sends. */
export function smsContract(name: string, open: () => Promise<OpenSms>): void {
  describe(name, () => {
    test('sends a template with its gaps filled, and tells what it is called by', async () => {
      const { port, arrived } = await open()
      const first = await port.send(MESSAGE)
      const second = await port.send({ ...MESSAGE, variables: { code: '《刊头》 & +1' } })
      expect(arrived()).toEqual([MESSAGE, { ...MESSAGE, variables: { code: '《刊头》 & +1' } }])
      expect(first.id).toMatch(/./)
      expect(second.id).not.toBe(first.id)
    })

    test('sends a template without gaps', async () => {
      const { port, arrived } = await open()
      await port.send({ phone: '13911112222', template: 'signInCode' })
      expect(arrived()[0]).toMatchObject({ phone: '13911112222', template: 'signInCode' })
    })

    test.each(['1391111222', '23911112222', '139 1111 2222', '', '13911112222,13933334444'])(
      'refuses the number "%s" before anything leaves, in both languages',
      async (phone) => {
        const { port, arrived } = await open()
        const failure = await port.send({ ...MESSAGE, phone }).catch((error: unknown) => error)
        expect(failure).toBeInstanceOf(PortError)
        expect(failure).toMatchObject({ port: 'sms', why: 'refused', code: 40001 })
        const [zh, en] = (failure as PortError).label
        expect([zh, en]).toEqual([
          expect.stringMatching(/格式不正确$/),
          expect.stringMatching(/number$/),
        ])
        if (phone) expect((failure as PortError).message).not.toContain(phone)
        expect(arrived()).toEqual([])
      },
    )

    test('refuses what is too long for a gap, and names the gap', async () => {
      const { port } = await open()
      const sending = port.send({ ...MESSAGE, variables: { code: '长'.repeat(36) } })
      await expect(sending).rejects.toThrow(/code is longer than 35/)
    })
  })
}
