import { type Entity, isKept, type Jump, type Row } from '#declare'
import { jumpTarget } from '#derive/jumpTarget.ts'
import { forbidden, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction } from '#portal/engine/actions/action.ts'
import { fits } from '#portal/engine/records/pictures.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { kinds } from '#widgets/kinds.ts'

/** Which of one's own fields take what a content says of itself. */
export interface TakenFields {
  readonly title?: string
  readonly summary?: string
  readonly author?: string
  /** Pictures; each takes the content's picture that has its size, or only its shape where `scaled`. */
  readonly pictures?: readonly string[]
  readonly scaled?: true
}

/** Fields of contents that hold a summary, whoever signs it, in the order they are looked through. */
const summaries = ['summary', 'subtitle', 'introduction', 'recommend', 'shareDesc']
const signers = ['authors', 'hosts', 'lecturers', 'author']
/** Shapes that far apart look alike. */
const NEARLY = 0.03

/** The record a link leads to, for whoever may read it; null for places of the app and other sites. */
export async function contentOf(
  { context, records, session }: Pick<ActionCall, 'context' | 'records' | 'session'>,
  jump: Jump | null | undefined,
): Promise<{ readonly of: Entity; readonly row: Row } | null> {
  const target = jumpTarget(jump)
  const of = target && context.entities.get(target.entity)
  if (!target || !of) return null
  if (!context.access.mayUse(session, of, 'read')) throw forbidden()
  const row = await records.find(of.name, target.id)
  if (!row) throw missing(of.label, target.id)
  return { of, row }
}

/** What a content says of itself, in the fields of an entity that take it; what it does not say is left out. */
export function takenFrom(entity: Entity, of: Entity, row: Row, taken: TakenFields): Row {
  const { title, summary, author, pictures = [], scaled } = taken
  const said = summary && firstText(of, row)
  const [signer] = signers.flatMap((name) =>
    of.fields[name]?.to === 'author' ? [row[name] ?? []].flat() : [],
  )
  const found = pictures.flatMap((name) => {
    const url = pictureFor(entity, name, of, row, scaled)
    return url ? [[name, url]] : []
  })
  return {
    ...(title && { [title]: cut(entity, title, titleOf(of, row)) }),
    ...(summary && said && { [summary]: cut(entity, summary, said) }),
    ...(author && signer !== undefined && { [author]: signer }),
    ...Object.fromEntries(found),
  }
}

const cut = ({ fields }: Entity, name: string, text: string): string =>
  [...text].slice(0, fields[name]?.max ?? 255).join('')

function firstText({ fields }: Entity, row: Row): string | undefined {
  const name = summaries.find((one) => fields[one] && row[one])
  const field = name && fields[name]
  return field ? kinds[field.kind].plain(row[name], field, 'zh').trim() : undefined
}

function pictureFor(
  { fields }: Entity,
  name: string,
  of: Entity,
  row: Row,
  scaled?: true,
): string | undefined {
  const wanted = fields[name]
  const theirs = Object.entries(of.fields).filter(
    ([one, field]) => field.kind === 'image' && typeof row[one] === 'string' && field.height,
  )
  const shape = (field: { readonly width?: number; readonly height?: number }) =>
    Number(field.width) / Number(field.height)
  const found = theirs.find(([, { width, height }]) => {
    if (!wanted?.width || !wanted.height) return false
    return scaled
      ? Math.abs(shape({ width, height } as never) / shape(wanted) - 1) <= NEARLY
      : fits({ width: Number(width), height: Number(height) }, wanted)
  })
  return found && (row[found[0]] as string)
}

/** Fills a form with what the content its link leads to says of itself: `target` unless said. */
export const fillFromTarget =
  (taken: TakenFields, path = 'target'): ActionFunction =>
  async (call) => {
    const content = await contentOf(call, call.values[path] as Jump | null)
    if (!content)
      throw refusedField(path, [
        '请先选择站内内容；网页与应用内页面没有可带入的信息',
        'Choose a content first: web pages and places of the app have nothing to take over',
      ])
    return takenFrom(call.entity, content.of, content.row, taken)
  }

/** What a copy made by a function takes over: everything but what is kept, the place and the state. */
export const copiedFields = ({ fields, stateField }: Entity, row: Row): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !isKept(field) && field.kind !== 'order' && name !== stateField)
      .map(([name]) => [name, row[name] ?? null]),
  )
