import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { languageOfUser } from './userSettings.ts'

const both = bothDatabases()

describe.each(both)('settings of a user on $name', (database) => {
  const bench = sharedBench(database)

  test('what is chosen is kept beside what was chosen before, for oneself alone', async () => {
    const { admin, editor } = bench
    await admin('PUT', 'index/settings', { accent: '#13C2C2', density: 'small' })
    await admin('PUT', 'index/settings', { density: 'mini', shortcuts: ['/notices'] })

    const { data } = await admin('GET', 'index/settings')
    expect(data).toEqual({ accent: '#13C2C2', density: 'mini', shortcuts: ['/notices'] })
    expect((await editor('GET', 'index/settings')).data).toEqual({})
  })

  test('they come with who is signed in, so that nothing is drawn in another look first', async () => {
    await bench.editor('PUT', 'index/settings', { scheme: 'dark', language: 'en' })
    const { data } = await bench.editor('GET', 'index/getInfo')
    expect(data.settings).toEqual({ scheme: 'dark', language: 'en' })
  })

  test('practiceWork.quickReply keeps phrases of one’s own, none empty or too long, for nobody else', async () => {
    const phrases = ['动作写得准。', '第二句可以更短。']
    const kept = await bench.editor('PUT', 'index/settings', { phrases })
    expect(kept.data).toMatchObject({ phrases })
    expect((await bench.admin('GET', 'index/settings')).data).not.toHaveProperty('phrases')
    for (const wrong of [['  '], ['长'.repeat(301)], Array(31).fill('多'), 'text'])
      expect((await bench.editor('PUT', 'index/settings', { phrases: wrong })).code).toBe(40001)
    await bench.editor('PUT', 'index/settings', { phrases: [] })
  })

  test('what is no setting, or no value of one, is refused by its name and keeps nothing', async () => {
    const wrong = { accent: 'url(//elsewhere)', shortcuts: ['//elsewhere'], fontSize: 3 }
    const answer = await bench.editor('PUT', 'index/settings', { tagsView: false, ...wrong })
    expect(answer.code).toBe(40001)
    expect(Object.keys(answer.data.errors).sort()).toEqual(['accent', 'fontSize', 'shortcuts'])
    expect((await bench.editor('GET', 'index/settings')).data).not.toHaveProperty('tagsView')
  })

  test('the language somebody reads is Chinese until they chose another', async () => {
    const { db } = bench.portal.context.database
    const { data: info } = await bench.editor('GET', 'index/getInfo')
    expect(await languageOfUser(db, info.id)).toBe('en')
    expect(await languageOfUser(db, 999_999)).toBe('zh')
  })

  test('nobody reads or keeps any without a session', async () => {
    expect((await bench.call('GET', 'index/settings')).code).toBe(1002)
    expect((await bench.call('PUT', 'index/settings', {})).code).toBe(1002)
  })
})
