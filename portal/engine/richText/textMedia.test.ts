import { expect, test } from 'vitest'
import type { Fields, Row } from '#declare'
import { readDeclarations } from '#portal/start/declarations.ts'
import { create, magazineValues } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { textMediaProblems } from './textMediaProblems.ts'

const bench = sharedBench()

const own = `${ORIGIN}/masthead/image/a/1.png`
const strange = [
  '<img alt="" src="https://elsewhere.cn/1.png" />',
  "<img src='http://elsewhere.cn/1.png'>",
  '<figure class="image-insert"><img src="https://elsewhere.cn/1.png"></figure>',
  '<audio class="audio-insert" src="https://elsewhere.cn/1.mp3"></audio>',
  '<video src="https://elsewhere.cn/1.mp4"></video>',
  `<video src="${own}" poster="https://elsewhere.cn/1.png"></video>`,
  '<video><source src="https://elsewhere.cn/1.mp4" /></video>',
]

test.each(strange)(
  'a text that shows what lies elsewhere is refused, with where: %s',
  async (html) => {
    const values = await magazineValues(bench, { notice: `<p>一</p>${html}` })
    const { code, data } = await bench.admin('POST', 'magazine', values)
    expect([code, data.errors]).toEqual([
      40001,
      { notice: expect.stringMatching(/Shown from other sites \(elsewhere\.cn\)/) },
    ])
  },
)

test('what lies in the own store is taken, whole or from the root, and a link leads anywhere', async () => {
  const html = `<p><a href="https://elsewhere.cn/1.png">一</a></p><img src="${own}" alt="" /><img src="/masthead/image/a/2.png" alt="" />`
  const { code } = await bench.admin(
    'POST',
    'magazine',
    await magazineValues(bench, { notice: html }),
  )
  expect(code).toBe(20000)
})

test('what stood in a text before may stay, and no more of it comes in', async () => {
  const { id } = await create(bench.admin, 'magazine', await magazineValues(bench))
  const old = '<img src="https://elsewhere.cn/a.png?x=1&amp;y=2" alt="" />'
  // As it was kept before anybody was refused it: nothing writes it today.
  await bench.portal.context.database.db
    .updateTable('magazine' as never)
    .set({ notice: old } as never)
    .where('id' as never, '=', id as never)
    .execute()
  const put = async (notice: string) => {
    const { data } = await bench.admin('GET', `magazine/${id}`)
    return bench.admin('PUT', `magazine/${id}`, { notice, version: data.version })
  }
  expect((await put(`<p>二</p>${old}`)).code).toBe(20000)
  expect((await put(`${old}<img src="https://elsewhere.cn/b.png">`)).code).toBe(40001)
})

test('texts of every entity, within entries of lists too, are held to it', async () => {
  const { entities } = await readDeclarations()
  const { store, origins, ports } = bench.portal.context
  const context = { store, origins, ports } as PortalContext
  const filled = (fields: Fields): Row =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
        if (field.kind === 'richText') return [[name, strange[0]]]
        const inner = field.kind === 'list' ? filled(field.of as Fields) : {}
        return Object.keys(inner).length > 0 ? [[name, [inner]]] : []
      }),
    )
  const holding = entities.filter(({ fields }) => Object.keys(filled(fields)).length > 0)
  expect(holding.length).toBeGreaterThan(40)
  for (const entity of holding)
    expect(textMediaProblems(context, entity, filled(entity.fields))).not.toEqual([])
})
