import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { makeConfigKeys } from '#portal/engine/configuration/makeConfigKeys.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

describe.each(bothDatabases())('jump links on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let channelOf = 0
  beforeAll(async () => {
    const records = bench.portal.records()
    await makeConfigKeys(
      records,
      configKeys.filter(({ group }) => group === 'jump'),
    )
    const channel = {
      code: 'metro',
      name: '地铁海报',
      platform: 'ios',
      type: 'offline',
      latestVersion: '5.2.0',
      downloadUrl: 'https://www.example.com/app',
    }
    channelOf = (await records.create('appChannel', channel)).id as number
  })

  const values = (more: Row = {}): Row => ({
    title: '地铁海报-年卡',
    target: { type: 'vipPage' },
    channel: channelOf,
    ...more,
  })
  const made = async (more: Row = {}) =>
    (await admin('POST', 'jumpLink', values(more))).data as Row & { id: number; version: number }
  const refused = async (method: string, path: string, body?: Row) => {
    const { code, data } = await admin(method, path, body)
    return code === 20000 ? 'done' : [code, ...Object.keys(data?.errors ?? {})]
  }

  test('jumpLink#codeNeverChanges the code is made once and stays; the target may change, and the old code leads to the new one', async () => {
    const { id, version, code, h5Link, qrCode, appLink, miniPath } = await made()
    expect(code).toMatch(/^[a-z0-9]{6}$/)
    expect([h5Link, qrCode]).toEqual([
      `https://s.example.com/j/${code}`,
      `https://s.example.com/j/${code}`,
    ])
    expect(appLink).toBe('masthead://open/vipPage?channel=metro')
    expect(miniPath).toBe(`pages/vipPage/index?scene=${code}`)
    expect(await refused('PUT', `jumpLink/${id}`, { version, code: 'abc234' })).not.toBe('done')
    const { data } = await admin('PUT', `jumpLink/${id}`, { version, target: { type: 'chat' } })
    expect(data).toMatchObject({ code, h5Link, appLink: 'masthead://open/chat?channel=metro' })
    expect((await made()).code).not.toBe(code)
  })

  test('jumpLink#fallbackIsHttps the fallback is https on a host that may be led to', async () => {
    const with_ = (fallback: string) => refused('POST', 'jumpLink', values({ fallback }))
    expect(await with_('https://evil.test/app')).toContain('fallback')
    expect(await with_('http://example.com/app')).toContain('fallback')
    expect(await with_('https://example.com/app')).toBe('done')
  })

  test('jumpLink#deletableWhenUnused only a link that nobody has followed is deleted', async () => {
    const { id } = await made()
    const clicked = await made()
    const { context } = bench.portal
    const entity = context.entities.get('jumpLink')!
    await context.database.transaction((tx) =>
      context.rows.keep(tx, entity, clicked.id, { clicks: 3 }),
    )
    expect(await refused('DELETE', `jumpLink/${clicked.id}`)).toContain(40900)
    expect(await refused('DELETE', `jumpLink/${id}`)).toBe('done')
  })

  test('jumpLink.copyLink gives every form of it, jumpLink.saveQr is called by title and channel', async () => {
    const { id, h5Link } = await made()
    const { data } = await admin('POST', `jumpLink/${id}/copyLink`, {})
    expect(data).toMatchObject({ address: h5Link, title: '地铁海报-年卡-地铁海报' })
    expect(data.forms.map(({ text }: { text: string }) => text)).toEqual([
      'masthead://open/vipPage?channel=metro',
      expect.stringContaining('pages/vipPage/index?scene='),
    ])
    expect((await admin('POST', `jumpLink/${id}/saveQr`, {})).data.title).toBe(
      '地铁海报-年卡-地铁海报',
    )
  })
})
