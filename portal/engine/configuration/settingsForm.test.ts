import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { settingKeys } from '#derive/settingKeys.ts'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { makeConfigKeys } from './makeConfigKeys.ts'

const bench = sharedBench()
const { admin } = bench
const FORM = 'baseConfig/form/subjectCover'
let pictures: { imageUrl: string; smallImage: string }

beforeAll(async () => {
  const form = bench.portal.context.entities.get('baseConfigSubjectCover')!
  await makeConfigKeys(bench.portal.records(), settingKeys(form))
  pictures = {
    imageUrl: await bench.picture(1125, 633),
    smallImage: await bench.picture(336, 160),
  }
})

const form = async (): Promise<Row> => (await admin('GET', FORM)).data
const save = async (values: Row) =>
  admin('PUT', FORM, { ...pictures, version: (await form()).version, ...values })
const setting = async (name: string): Promise<Row> =>
  (await bench.portal.records().select('baseConfig', { key: `subjectCover.${name}` }))[0]!
/** A subject, published or not, past the rules of its own. */
const subject = async (title: string, status = 'published') => {
  const { id } = await bench.portal.records().create('subject', {
    title,
    surfaceImageUrl: await bench.picture(690, 388),
    modelTopPic: await bench.picture(1125, 633),
  })
  await bench.portal.context.database.db
    .updateTable('subject')
    .set({ status })
    .where('id', '=', id)
    .execute()
  return id as number
}

test('baseConfigSubjectCover#formSavesAsOne the form saves all its keys in one transaction, and none where one is wrong', async () => {
  const saved = await save({ title: '看世界', subtitle: '换一个角度' })
  expect(saved.data).toMatchObject({ title: '看世界', subtitle: '换一个角度', ...pictures })
  const wrong = await save({ title: '不该保存', shareTitle: '长'.repeat(31) })
  expect(wrong).toMatchObject({ code: 40001, data: { errors: { shareTitle: expect.anything() } } })
  expect(await form()).toMatchObject({ title: '看世界', shareTitle: null })
})

test('baseConfigSubjectCover#formSavesAsOne a key changed elsewhere meanwhile gives the version conflict, with what stands now', async () => {
  const { version } = await form()
  const { id, version: own } = await setting('subtitle')
  await admin('PUT', `baseConfig/${id}`, { value: '别处改的', version: own })
  expect(await save({ version, title: '晚了一步' })).toMatchObject({
    code: 40900,
    data: { current: { subtitle: '别处改的' } },
  })
  expect((await save({ title: '再来' })).code).toBe(20000)
})

test('baseConfigSubjectCover#formSavesAsOne every save is in the audit log and can be restored', async () => {
  await save({ shareTitle: '第一次' })
  const { id, version } = await setting('shareTitle')
  await save({ shareTitle: '第二次' })
  const { data } = await admin('GET', 'auditLog?filter={"entity":"baseConfig"}&range=[0,99]')
  expect(data.list).toContainEqual(
    expect.objectContaining({ recordId: String(id), action: 'update', changed: ['value'] }),
  )
  await admin('POST', `baseConfig/${id}/history/${version}/restore`, {})
  expect(await form()).toMatchObject({ shareTitle: '第一次' })
})

test('baseConfigSubjectCover#valueFitsItsKind each key bears its kind and its limits, whichever way it is saved', async () => {
  const kinds = {
    ...{ title: 'text', subtitle: 'text', shareTitle: 'text', bgColor: 'text', imageUrl: 'image' },
    ...{ smallImage: 'image', shareImg: 'image', target: 'jump', showTags: 'boolean' },
    headSubjects: 'list',
  }
  for (const [name, kind] of Object.entries(kinds))
    expect((await setting(name)).valueKind).toBe(kind)
  expect((await setting('imageUrl')).limits).toEqual({ width: 1125, height: 633 })
  expect((await setting('smallImage')).limits).toEqual({ width: 336, height: 160, maxKB: 300 })
  expect((await setting('title')).limits).toEqual({ max: 20 })

  const small = await bench.picture(300, 160)
  const refused = await save({ smallImage: small, bgColor: 'red' })
  expect(Object.keys(refused.data.errors).toSorted()).toContain('bgColor')
  const byKey = async (name: string, value: string) =>
    admin('POST', 'baseConfig/updateConfigByKey', { key: `subjectCover.${name}`, value })
  expect((await byKey('smallImage', small)).code).toBe(40001)
  expect((await byKey('bgColor', 'red')).code).toBe(40001)
  expect((await byKey('bgColor', '#F6F1E7')).code).toBe(20000)
})

test('baseConfigSubjectCover#headSubjectsArePublished subjects at the top are published, stay in order, and one withdrawn later may stay', async () => {
  const [first, second, draft] = [
    await subject('山河'),
    await subject('城市'),
    await subject('草稿', 'draft'),
  ]
  const refused = await save({ headSubjects: [second, draft] })
  expect(refused.data.errors).toEqual({
    headSubjects: 'Only published subjects stand at the top',
  })
  const byKey = await admin('POST', 'baseConfig/updateConfigByKey', {
    key: 'subjectCover.headSubjects',
    value: JSON.stringify([draft]),
  })
  expect(byKey.code).toBe(40001)
  expect((await save({ headSubjects: [second, first] })).data.headSubjects).toEqual([second, first])
  await bench.portal.context.database.db
    .updateTable('subject')
    .set({ status: 'withdrawn' })
    .where('id', '=', second)
    .execute()
  expect((await save({ headSubjects: [first, second] })).data.headSubjects).toEqual([first, second])
})

test('baseConfigSubjectCover#usedKeysStay no key can be deleted, with a default or without, and the default holds until one is saved', async () => {
  for (const name of ['title', 'imageUrl', 'target']) {
    const { id } = await setting(name)
    expect((await admin('DELETE', `baseConfig/${id}`)).code).toBe(40900)
  }
  const { id, version } = await setting('title')
  await admin('PUT', `baseConfig/${id}`, { value: null, version })
  expect(await form()).toMatchObject({ title: '专题', showTags: true })
  const own = { key: 'test.own', name: '自己的', group: 'app', valueKind: 'text' }
  const { id: free } = await create(admin, 'baseConfig', own)
  expect((await admin('DELETE', `baseConfig/${free}`)).code).toBe(20000)
})

test('baseConfigSubjectCover.update the form is for whoever sees its screen, and takes its own fields alone', async () => {
  expect((await save({ 'bulk.approvalFen': 1 })).data.errors).toHaveProperty(['bulk.approvalFen'])
  expect((await bench.call('GET', FORM)).code).toBe(1002)
  expect((await admin('GET', 'baseConfigSubjectCover')).code).toBe(40400)
})
