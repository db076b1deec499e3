import { beforeAll, expect, test } from 'vitest'
import { PASSWORD, type SignedIn } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { setPassword } from '../session/credentials.ts'

const bench = sharedBench()
let without: SignedIn
let fresh: SignedIn
let exporter: SignedIn

beforeAll(async () => {
  const records = bench.portal.records()
  const role = (code: string, special: string[]) =>
    records.create('role', {
      ...{ kind: 'named', code, name: code, hidden: [], special },
      rights: [{ entity: 'notice', read: true }],
    })
  const person = async (username: string, at: number, roles: number[], oneTime = false) => {
    const values = { username, name: username, phone: `1380000003${at}`, routeSet: 'standard' }
    const { id } = await records.create('portalUser', { ...values, roles })
    const terms = { oneTime, now: bench.time.now, rounds: 10 }
    await setPassword(bench.portal.context.database.db, id as number, PASSWORD, terms)
    return bench.signIn(username)
  }
  const exports = await role('exports', ['export'])
  const { editor } = bench.people
  without = await person('looks', 1, [editor])
  await bench.portal.context.database.db
    .updateTable('portalUser')
    .set({ roles: '[]', version: 9 })
    .where('username', '=', 'looks')
    .execute()
  fresh = await person('fresh', 2, [editor], true)
  exporter = await person('exports', 3, [editor, exports.id as number])
})

const ways = [
  '/api/portal/oss/token',
  '/api/portal/oss/audioToken',
  '/oss/getOss',
  '/oss/getAudioOss',
]

test('keys to upload with are for those who may write something, and have their own password', async () => {
  for (const path of ways) {
    for (const stranger of [without, fresh])
      expect([path, (await stranger('GET', path)).code]).toEqual([path, 1002])
    expect([path, (await bench.editor('GET', path)).code]).toEqual([path, 20000])
  }
  const film = { FileName: 'a.mp4', Title: 'a' }
  expect((await without('POST', '/uploadViod/createVideo', film)).code).toBe(1002)
  expect((await fresh('POST', '/uploadViod/createVideo', film)).code).toBe(1002)
})

test('the media library is for those who see it', async () => {
  for (const stranger of [without, fresh])
    for (const path of ['material', 'material/library'])
      expect((await stranger('GET', path)).code).toBe(40300)
})

test.each(['appUser', 'userOrder', 'userVip', 'comment', 'redeemCode'])(
  'a list of %s leaves by the right to export alone, though editors see it',
  async (name) => {
    const { path } = bench.portal.context.entities.get(name)!
    const refused = await bench.editor('GET', `${path}/export`)
    expect([name, refused.status]).toEqual([name, 403])
    expect((await exporter('GET', path)).code).toBe(20000)
    // The file itself is no JSON.
    await expect(exporter('GET', `${path}/export`)).rejects.toThrow(SyntaxError)
  },
)
