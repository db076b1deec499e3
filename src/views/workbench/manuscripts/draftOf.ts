import type { Entity, Manuscripts, Row } from '#declare'
import { DocumentFault } from '#widgets/richText/paste/readDocx.ts'
import { type Manuscript, readManuscript } from '#widgets/richText/paste/readManuscript.ts'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import type { Say } from '../../../i18n/useSay.ts'
import { titleOf } from '../../fieldAt.ts'
import type { Heading } from '../contents.ts'

/** A file that is to become a record: what was read of it, and what is to be said beside. */
export interface Draft {
  readonly key: string
  readonly file: File
  readonly manuscript: Manuscript | null
  /** Why it cannot be read. */
  readonly fault?: string
  /** The title and the references that were told or are chosen, by field; `refs` hold several. */
  readonly values: Row
  /** How many characters of its title were too many, and are left out of it. */
  readonly cut?: number
  /** Names that were told, and of which no record is found. */
  readonly unknown: { readonly [field: string]: readonly string[] }
}

/** A heading as the choice among them holds it: by no bare number, since an object puts its numbers in order first. */
export const headingChoice = (id: number | null): string | null => (id === null ? null : `at${id}`)
/** The number of the heading that was chosen. */
export const chosenHeading = (choice: unknown): number | null =>
  typeof choice === 'string' && choice !== '' ? Number(choice.slice(2)) : null

/** Finds the number of a record by its name; undefined where none has just that name. */
export type FindByName = (entity: string, name: string) => Promise<number | undefined>

/** What files are read for: whose contents they become, and the headings these may stand under. */
export interface Reading {
  readonly content: Entity
  readonly manuscripts: Manuscripts
  /** The reference of a content to its heading. */
  readonly under: string
  readonly headings: readonly Heading[]
  /** The heading they were dropped on: theirs unless they name another. */
  readonly heading: Heading
  readonly findByName: FindByName
  readonly say: Say
}

/** Reads a file as far as it can be read, and finds whom it names. */
export async function draftOf(file: File, reading: Reading): Promise<Draft> {
  const { content, manuscripts, findByName, say } = reading
  const { title, told = {}, under: headingWords = [] } = manuscripts
  const key = `${file.name} ${file.size} ${file.lastModified}`
  const empty = { key, file, manuscript: null, values: {}, unknown: {} }
  try {
    const manuscript = await readManuscript(file, [...Object.values(told).flat(), ...headingWords])
    const characters = [...manuscript.title]
    const most = content.fields[title]?.max ?? 200
    const cut = Math.max(characters.length - most, 0)
    const values: Row = { [title]: characters.slice(0, most).join('') }
    const unknown: { [field: string]: readonly string[] } = {}
    const named = headingWords.flatMap((word) => manuscript.told[word] ?? [])[0]
    const heading = reading.headings.find(({ name }) => name === named)
    values[reading.under] = headingChoice((heading ?? reading.heading).id)
    if (named !== undefined && !heading) unknown[reading.under] = [named]
    for (const [field, words] of Object.entries(told)) {
      const { to = '', kind } = content.fields[field]!
      const names = words.flatMap((word) => manuscript.told[word] ?? [])
      const ids = await Promise.all(names.map((name) => findByName(to, name)))
      const found = ids.filter((id): id is number => id !== undefined)
      values[field] = kind === 'refs' ? found : (found[0] ?? null)
      const missed = names.filter((_, at) => ids[at] === undefined)
      if (missed.length > 0) unknown[field] = missed
    }
    return { ...empty, manuscript, values, unknown, ...(cut > 0 && { cut }) }
  } catch (error) {
    const fault = error instanceof DocumentFault ? say(error.label) : (error as Error).message
    return { ...empty, fault }
  }
}

/** Looks a name up among what can be pointed at; each name once. */
export function findingByName(
  portal: PortalProvider,
  read: (name: string) => Promise<Entity>,
): FindByName {
  const asked = new Map<string, Promise<number | undefined>>()
  const find = async (name: string, called: string) => {
    const entity = await read(name)
    const { data } = await portal.getList(name, {
      filter: { q: called },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
      meta: { pick: 'offered' },
    })
    const same = (data as Row[]).find((row) => titleOf(entity, row) === called)
    return same && Number(same.id)
  }
  return (name, called) => {
    const key = `${name} ${called}`
    const found = asked.get(key) ?? find(name, called)
    asked.set(key, found)
    return found
  }
}
