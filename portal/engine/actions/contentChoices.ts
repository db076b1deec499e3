import type { Row } from '#declare'
import { pictureField } from '#derive/pictureField.ts'
import { entityNamed } from '../context/portalContext.ts'
import { titleOf } from '../records/titleOf.ts'
import type { ActionCall } from './action.ts'

/** Something that can be chosen from a picker: what tells it apart, what it is called, and what it looks like. */
export interface ContentChoice {
  /** `article-12`: the kind and the number. */
  readonly key: string
  readonly title: string
  readonly picture: string | null
  readonly facts: readonly string[]
}

/** Which records one may choose from. */
export interface ContentKind {
  readonly entity: string
  /** What must hold of them, as a list is filtered: `{ status: 'published' }`. */
  readonly filter: Row
}
export type ContentKinds = { readonly [kind: string]: ContentKind }

/** So many of one kind are offered; a word of the title leads to the others. */
const MOST = 200

/**
 * Records of a kind to choose from, the newest first, without those already `held` (by their keys); those whose title
 * contains `keyword` where it is given.
 */
export async function contentChoices(
  { context, session, db }: ActionCall,
  [kind, { entity: name, filter }]: readonly [string, ContentKind],
  held: ReadonlySet<string>,
  keyword: unknown,
): Promise<readonly ContentChoice[]> {
  const entity = entityNamed(context, name)
  const wanted = { ...filter, ...(keyword ? { [`${entity.title}_q`]: String(keyword) } : {}) }
  const asked = {
    filter: JSON.stringify(wanted),
    sort: '["id","DESC"]',
    range: `[0,${MOST - 1}]`,
  }
  const { list } = await context.lists.list(db, entity, asked, {
    where: context.access.sees(entity, session),
  })
  const picture = pictureField(entity)
  return list
    .map((row) => ({
      key: `${kind}-${row.id}`,
      title: titleOf(entity, row),
      picture: ((picture && row[picture]) as string | null | undefined) ?? null,
      facts: [String(row.updatedAt).slice(0, 10)],
    }))
    .filter(({ key }) => !held.has(key))
}

/** The chosen keys as kind and number, in the order they were ticked; what is no key of the kinds is left out. */
export function chosenContents(
  { values }: Pick<ActionCall, 'values'>,
  kinds: ContentKinds,
): readonly (readonly [kind: string, id: number])[] {
  const chosen = Array.isArray(values.chosen) ? values.chosen.map(String) : []
  return [...new Set(chosen)]
    .map((key) => key.split('-'))
    .filter(([kind = '', id]) => Object.hasOwn(kinds, kind) && Number(id) > 0)
    .map(([kind = '', id]) => [kind, Number(id)] as const)
}
