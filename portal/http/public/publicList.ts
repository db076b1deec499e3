import type { Entity } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { PublicReading } from '#derive/publicReading.ts'
import { searchedFields } from '#derive/searched.ts'
import { invalid } from '#portal/core/errors.ts'
import type { ListQuery, Page, PortalContext } from '#portal/engine/context/portalContext.ts'
import { asPublished } from '#portal/engine/published/asPublished.ts'
import { withReadersCards } from '#portal/engine/richText/readersCards.ts'
import { publicRow } from './publicRow.ts'
import { withFillings } from './withFillings.ts'
import { withPictures } from './withPictures.ts'

const standing = ['id', 'createdAt', 'updatedAt']

/** A page of what the public may read. Filters and orders only by what is given: others would give it away. */
export async function publicList(
  context: PortalContext,
  entity: Entity,
  reading: PublicReading,
  asked: ListQuery,
): Promise<Page> {
  const problems = hidden(entity, reading, asked)
  if (problems.length > 0) throw invalid(problems)
  const { shown } = reading
  const page = await context.lists.list(context.database.db, entity, asked, { where: shown })
  const [origin = ''] = context.origins
  const { db } = context.database
  const kept = reading.kept ? await asPublished(db, entity, page.list) : page.list
  const filled = await withFillings(context, entity, kept)
  const list = await withReadersCards(context, entity, reading.gives, filled)
  const given = list.map((row) => publicRow(entity, reading, row, origin))
  return { ...page, list: await withPictures(context, entity, reading, given, origin) }
}

function hidden(entity: Entity, { asks: gives }: PublicReading, asked: ListQuery): Problem[] {
  const names = [...filtersOf(asked), ...sortsOf(asked)]
  const isGiven = (name: string) =>
    [...standing, ...gives].includes(name) ||
    (name === 'q' && searchedFields(entity).every((field) => gives.includes(field)))
  return names
    .filter((name) => !isGiven(name))
    .map((name) => ({
      field: name,
      message: [
        `公开读取不能按“${name}”筛选或排序`,
        `Public reading neither filters nor sorts by "${name}"`,
      ],
    }))
}

/** What is no JSON is refused where the list is read. */
function filtersOf({ filter = '{}' }: ListQuery): string[] {
  try {
    const names = Object.keys((JSON.parse(filter) ?? {}) as object)
    return names.map((name) => name.replace(/_(q|gte|lte)$/, '').split('.')[0] as string)
  } catch {
    return []
  }
}

const sortsOf = ({ sort }: ListQuery): string[] =>
  sort ? [(/^\["([^"]+)"/.exec(sort)?.[1] ?? sort).replace(/^-/, '')] : []
