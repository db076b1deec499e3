import { expect, test } from 'vitest'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench

test('a parameter given twice is refused by its name, however it is written', async () => {
  for (const twice of ['key=a&key=b', 'key=a&%6bey=b', 'key=a&x=1&key=a']) {
    const { code, data } = await admin('GET', `baseConfig/key?${twice}`)
    expect([code, data.errors]).toEqual([40001, { key: 'Given more than once: keep one' }])
  }
  expect((await admin('GET', 'magazine?filter={}&range=[0,9]&sort=["id","ASC"]')).code).toBe(20000)
})

test('what is written twice in a body is one value for whoever checks and whoever saves', async () => {
  const values = JSON.stringify(await magazineValues(bench))
  const twice = `${values.slice(0, -1)},"title":"第一个","title":"第二个"}`
  const { data } = await admin('POST', 'magazine', twice)
  expect(data).toMatchObject({ title: '第二个' })
  const tooLong = `${values.slice(0, -1)},"title":"好","title":"${'长'.repeat(5000)}"}`
  expect((await admin('POST', 'magazine', tooLong)).code).toBe(40001)
})

test('address, body, headers and cookies are read apart: none stands in for another', async () => {
  const { id } = await create(admin, 'magazine', await magazineValues(bench))
  const before = (await admin('GET', `magazine/${id}`)).data
  // In the address of a change they are no values of it.
  await admin('PATCH', `magazine/${id}?title=x`, { version: before.version })
  expect((await admin('GET', `magazine/${id}`)).data.title).toBe(before.title)
  // A field of the body is no parameter of a list, and no token.
  const { code } = await bench.call('POST', 'index/changeRole', { role: 'admin', 'x-token': 'a' })
  expect(code).toBe(1002)
  const cookie = await bench.portal.app.request('/api/portal/index/getInfo', {
    headers: { cookie: 'x-token=a; ticket=b' },
  })
  expect(cookie.status).toBe(401)
  const inAddress = await bench.portal.app.request('/api/portal/index/getInfo?x-token=a&ticket=b')
  expect(inAddress.status).toBe(401)
})
