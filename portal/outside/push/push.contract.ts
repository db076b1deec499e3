import { describe, expect, test } from 'vitest'
import { PortError } from '../portError.ts'
import type { PushMessage, PushPort } from './push.ts'

/** A push port, and what arrived behind it. */
export interface OpenPush {
  readonly port: PushPort
  readonly arrived: () => readonly PushMessage[]
}

const SAID = {
  devices: ['1104a89792a', '1507bfd3f7c'],
  platforms: ['ios', 'android', 'harmony'],
  title: '新刊到了',
  body: '本期封面：我们为什么爱逛菜市场 & “早市”',
  image: 'https://cdn.example.com/market.jpg',
  extras: { push: '12', link: '{"type":"issue","id":3}' },
  hours: 24,
  isService: false,
} as const satisfies Omit<PushMessage, 'ticket'>

/** What every push port does, whoever sends. */
export function pushContract(name: string, open: () => Promise<OpenPush>): void {
  describe(name, () => {
    test('sends words, picture and what the app is given, and tells what it is called by', async () => {
      const { port, arrived } = await open()
      const message = { ...SAID, ticket: await port.ticket() }
      const { id } = await port.send(message)
      expect(arrived()).toEqual([message])
      expect(id).toMatch(/./)
    })

    test('sent again under its ticket it reaches nobody twice, under another it does', async () => {
      const { port, arrived } = await open()
      const ticket = await port.ticket()
      const first = await port.send({ ...SAID, ticket })
      expect(await port.send({ ...SAID, ticket })).toEqual(first)
      expect(arrived()).toHaveLength(1)
      const again = await port.send({ ...SAID, ticket: await port.ticket() })
      expect(again.id).not.toBe(first.id)
      expect(arrived()).toHaveLength(2)
    })

    const wrong: readonly (readonly [what: string, more: Partial<PushMessage>])[] = [
      ['no device', { devices: [] }],
      ['more devices than go into one message', { devices: Array(1001).fill('1104a89792a') }],
      ['no platform', { platforms: [] }],
      ['no words', { body: '' }],
    ]
    test.each(wrong)('refuses %s before anything leaves, in both languages', async (_, more) => {
      const { port, arrived } = await open()
      const message = { ...SAID, ticket: await port.ticket(), ...more }
      const failure = await port.send(message).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PortError)
      expect(failure).toMatchObject({ port: 'push', why: 'refused', code: 40001 })
      const [zh, en] = (failure as PortError).label
      expect([zh, en]).toEqual([
        expect.stringMatching(/^推送未发送：/),
        expect.stringMatching(/^Push not sent: /),
      ])
      expect(arrived()).toEqual([])
    })
  })
}
