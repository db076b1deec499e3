import { expect, test } from 'vitest'
import { kuaidi100, signatureOf } from './kuaidi100.ts'
import { standInCarrier } from './standInCarrier.ts'

const parcel = {
  carrier: 'sf',
  trackingNo: 'SF1402335033361',
  phone: '13912345678',
  shippedAt: '2026-11-19T10:00:00+08:00',
}
const settings = { customer: 'C0FFEE', key: 'k3y' }
const asked: URLSearchParams[] = []
const answering = (answer: object) =>
  kuaidi100({
    ...settings,
    outbound: async (_url, call) => {
      asked.push(new URLSearchParams(String(call?.body)))
      return Response.json(answer)
    },
  })

test('the stand-in says where a parcel might be, and that nobody was asked', async () => {
  const lines: string[] = []
  const found = await standInCarrier(({ message }) => lines.push(message)).track(parcel)
  expect(found.state).toBe('underway')
  expect(found.traces.map(({ at }) => at)).toContain(parcel.shippedAt)
  expect(lines.join()).not.toContain(parcel.trackingNo)
})

test('Kuaidi100 is asked with a signed question and its states are told apart', async () => {
  const data = [{ time: '2026-11-20 18:31:02', context: '已签收' }]
  const found = await answering({ message: 'ok', state: '3', data }).track(parcel)
  expect(found).toEqual({
    state: 'delivered',
    traces: [{ at: '2026-11-20T18:31:02+08:00', text: '已签收' }],
  })
  const param = asked[0]?.get('param') ?? ''
  expect(JSON.parse(param)).toMatchObject({ com: 'shunfeng', num: parcel.trackingNo })
  expect(asked[0]?.get('sign')).toBe(signatureOf(param, settings))
  expect(signatureOf('', { customer: '', key: '' })).toBe('D41D8CD98F00B204E9800998ECF8427E')
})

test('what it refuses is told, and that it is asked too often', async () => {
  await expect(
    answering({ result: false, returnCode: '503', message: '验证签名失败' }).track(parcel),
  ).rejects.toMatchObject({ why: 'refused', port: 'carrier' })
  await expect(
    answering({ returnCode: '601', message: 'POLL:KEY已过期' }).track(parcel),
  ).rejects.toMatchObject({ why: 'throttled' })
})

test.each([standInCarrier(() => {}), answering({ message: 'ok', data: [] })])(
  'a number or carrier nobody knows is refused before anything leaves (%#)',
  async (port) => {
    await expect(port.track({ ...parcel, trackingNo: '12' })).rejects.toMatchObject({
      why: 'refused',
    })
    await expect(port.track({ ...parcel, carrier: 'other' })).rejects.toMatchObject({
      why: 'refused',
    })
  },
)
