import { expect, test } from 'vitest'
import { standInRobot } from './standInRobot.ts'
import { wecomRobot } from './wecomRobot.ts'

const webhook = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=0a1b'
const calls: unknown[] = []
const answering = (answer: object) =>
  wecomRobot(async (url, call) => {
    calls.push([url, JSON.parse(String(call?.body))])
    return Response.json(answer)
  })

test('the stand-in sends nothing and never logs a whole webhook', async () => {
  const lines: string[] = []
  const robot = standInRobot(({ message }) => lines.push(message))
  await robot.send({ webhook, text: '早安' })
  expect(robot.sent).toHaveLength(1)
  expect(lines.join()).toContain('…0a1b')
  expect(lines.join()).not.toContain('qyapi')
})

test('WeCom gets text and pictures, and its refusal is told', async () => {
  const sent = await answering({ errcode: 0, errmsg: 'ok' }).send({
    webhook,
    text: '早安',
    pictures: ['https://cdn.example.com/a.png'],
  })
  expect(sent).toEqual({ answer: 'ok' })
  expect(calls).toEqual([
    [webhook, { msgtype: 'text', text: { content: '早安\nhttps://cdn.example.com/a.png' } }],
  ])
  await expect(
    answering({ errcode: 93000, errmsg: 'invalid webhook url' }).send({ webhook, text: '早安' }),
  ).rejects.toMatchObject({ why: 'refused' })
})

test.each([standInRobot(() => {}), answering({ errcode: 0 })])(
  'refuses what no platform would take (%#)',
  async (robot) => {
    await expect(robot.send({ webhook: 'http://a.example', text: '早' })).rejects.toThrow()
    await expect(robot.send({ webhook, text: '' })).rejects.toThrow()
    await expect(robot.send({ webhook, text: '长'.repeat(700) })).rejects.toThrow()
  },
)
