import { expect, test } from 'vitest'
import { type Entity, type Field, type Fields, type Literal, type Row, wordOf } from '#declare'
import { pickFilter } from '#derive/listFilter/pickFilter.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { plainWhere } from '#derive/others.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { demoDesk } from './testing/demoDesk.ts'

const { entities } = await readDeclarations()
const byName = new Map(entities.map((entity) => [entity.name, entity]))

const desk = demoDesk()

/** What rules say of the records that fields point at, but for what depends on others of the form. */
const asked = entities.flatMap((entity) =>
  literalsOf(entity).flatMap(({ literal }) => {
    const target = byName.get(fieldAt(entity.fields, String(literal.refer))?.to ?? '')
    return wordOf(literal) === 'refer' && literal.where && target
      ? [{ entity, literal, target }]
      : []
  }),
)

function fieldAt(fields: Fields, path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  return rest.length === 0 || !field ? field : fieldAt(field.of as Fields, rest.join('.'))
}

function filterOf(entity: Entity, { where }: Literal, target: Entity): Row | null | undefined {
  const now = new Date(Date.now() + 8 * 3_600_000).toISOString().replace('Z', '+08:00')
  const form = { entity, entities: byName, before: null, after: {}, now, ...nothingKnown }
  const plain = plainWhere(where as object, form)
  return plain && pickFilter(target, { where: plain, offered: true, now })
}

async function totalOf({ path }: Entity, filter: Row): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' })
  const { origin, headers } = desk.mock
  const answer = await fetch(`${origin}/api/portal/${path}?${query}`, { headers })
  const { data } = (await answer.json()) as { readonly data: { readonly total: number } }
  return data.total
}

test('every picker of certain records has one of them in the demo', async () => {
  expect(asked.length).toBeGreaterThan(50)
  const empty: string[] = []
  for (const { entity, literal, target } of asked) {
    const filter = filterOf(entity, literal, target)
    if (filter && (await totalOf(target, filter)) === 0)
      empty.push(
        `${entity.name}.${String(literal.refer)} of ${target.name}: ${JSON.stringify(filter)}`,
      )
  }
  expect(empty).toEqual([])
}, 120_000)
