import type { Row } from '#declare'
import { idAndTitle } from '#derive/access.ts'
import { joinConditions } from '#derive/joinConditions.ts'
import { shift } from '#derive/moment.ts'
import { invalid } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type ListQuery, type Page } from '#portal/engine/context/portalContext.ts'
import { type Demand, fitsField } from '#portal/engine/media/fitsField.ts'
import { writesAnything } from '#portal/engine/media/writesAnything.ts'
import { type Call, demand, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { titlesOf } from '#portal/engine/records/reference.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** Items of one page of the dialog. */
const PAGE = 24
/** Folders, tags and people offered to choose from. */
const CHOICES = 200

/**
 * `GET material/library?mediaType&q&folder&tag&used&shape&by&demand&only&page`: what an upload widget lets one pick from,
 * the newest first, with the folders, tags and people there are. With `demand`, what a field asks of its pictures as
 * JSON, those it takes as they are come first, and `only=fits` gives no others. Pictures, sound and film are open to
 * whoever may write something, as uploading them is; other files only to those who may see the library.
 */
export const library: Route = async (c, call) => {
  const asked = queryOf(c)
  const { mediaType = 'image', page = '1' } = asked
  if (!['image', 'audio', 'video'].includes(mediaType)) demand(call, 'read')
  if (!writesAnything(call.context, call.session)) demand(call, 'read')
  const first = (Math.max(1, Number(page) || 1) - 1) * PAGE
  const found = await pageOf(call, asked, first)
  const list = found.list.map((row) => visibleRow(call, row))
  return success(c, { ...found, list, ...(await choicesOf(call, mediaType)) })
}

type Asked = { readonly [name: string]: string }

/** A page that begins with what fits, where a field is picked for, and goes on with the rest. */
async function pageOf(call: Call, asked: Asked, first: number): Promise<Page> {
  const within = narrowed(call, asked)
  const fitting = fittingOf(asked.demand)
  if (!fitting) return partOf(call, asked, within, first)
  const fits = await partOf(call, asked, { ...within, ...fitting.fits }, first)
  if (asked.only === 'fits' || fits.hasNext || fits.total === null) return fits
  const missing = PAGE - fits.list.length
  const others = { ...within, ...fitting.lacks }
  const from = Math.max(0, first - fits.total)
  const rest = await partOf(call, asked, others, from, Math.max(1, missing))
  return {
    ...fits,
    list: [...fits.list, ...rest.list.slice(0, missing)],
    total: rest.total === null ? null : fits.total + rest.total,
    hasNext: missing > 0 ? rest.hasNext : rest.list.length > 0,
  }
}

function partOf(call: Call, asked: Asked, where: Row, first: number, size = PAGE): Promise<Page> {
  const { mediaType = 'image', q = '', folder = '', tag = '' } = asked
  const { context, entity, session } = call
  const filter = {
    mediaType,
    ...(q && { q }),
    ...(folder && { inFolder: Number(folder) }),
    ...(tag && { tags: tag }),
    ...(asked.by && { createdBy: asked.by === 'me' ? { me: true } : Number(asked.by) }),
  }
  const query: ListQuery = {
    filter: JSON.stringify(filter),
    sort: '["createdAt","DESC"]',
    range: JSON.stringify([first, first + size - 1]),
  }
  const sees = context.access.sees(entity, session)
  return context.lists.list(context.database.db, entity, query, {
    where: sees ? joinConditions([where, sees]) : where,
    me: session.user?.id,
  })
}

const shapes: { readonly [shape: string]: Row } = {
  wide: { width: { gt: 'height' } },
  tall: { width: { lt: 'height' } },
  square: { width: { eq: 'height' } },
}

/** What no field of the list filters by. */
function narrowed({ context }: Call, { used = '', shape = '' }: Asked): Row {
  const yearAgo = shift(shanghaiTime(context.clock()), '-365d')
  const uses: { readonly [used: string]: Row } = {
    used: { uses: { gt: 0 } },
    unused: { uses: 0 },
    year: { uses: 0, unusedSince: { lt: { text: yearAgo } } },
  }
  return { ...uses[used], ...shapes[shape] }
}

function fittingOf(demanded: string | undefined): ReturnType<typeof fitsField> | null {
  if (!demanded) return null
  try {
    const { width, height, heightMin, double, maxKB } = JSON.parse(demanded) as Demand
    const sides = [width, height, heightMin, maxKB]
    if (sides.every((side) => side === undefined || side === true || isSide(side)))
      return fitsField({
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        ...(heightMin !== undefined && { heightMin }),
        ...(double !== undefined && { double }),
        ...(maxKB !== undefined && { maxKB }),
      })
  } catch {
    // Said below.
  }
  throw invalid([
    {
      field: 'demand',
      message: [
        '对图片的要求应为 JSON，例如 {"width":750,"height":1000}',
        'What a picture is to be is given as JSON such as {"width":750,"height":1000}',
      ],
    },
  ])
}

/** Pixels or KB that a picture may have. */
const isSide = (side: unknown) => typeof side === 'number' && side >= 0 && side < 1_000_000

/** The folders one sees, with the tags and people of what lies there or in none. */
async function choicesOf(call: Call, mediaType: string) {
  const { context, entity, session } = call
  const { db } = context.database
  const folders = await foldersOf(call)
  const there = db
    .selectFrom(entity.name)
    .distinct()
    .where('mediaType', '=', mediaType)
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or([
        where('inFolder', 'is', null),
        ...(folders.length > 0
          ? [
              where(
                'inFolder',
                'in',
                folders.map(({ id }) => id),
              ),
            ]
          : []),
      ]),
    )
    .limit(CHOICES)
  const rows = (await there.select('tags').execute()) as Row[]
  const tagsOf = ({ tags }: Row): string[] => (parsedJson(tags) as string[] | null) ?? []
  const users = entityNamed(context, 'portalUser')
  const makers = context.access.mayUse(session, users, idAndTitle)
    ? await there.select('createdBy').where('createdBy', 'is not', null).execute()
    : []
  const names = await titlesOf(
    db,
    users,
    makers.map(({ createdBy }) => Number(createdBy)),
  )
  return {
    folders,
    tags: sorted(rows.flatMap(tagsOf)),
    people: [...names].map(([id, name]) => ({ id, name })),
  }
}

/** Those one sees, by name; `keeps` says of each whether one may file there. */
async function foldersOf({ context, session }: Call) {
  const entity = entityNamed(context, 'materialFolder')
  const where = context.access.sees(entity, session) ?? {}
  const query = { sort: '["name","ASC"]', range: `[0,${CHOICES - 1}]` }
  const listed = async (narrower: Row) => {
    const within = { where: joinConditions([where, narrower]) }
    return (await context.lists.list(context.database.db, entity, query, within)).list
  }
  const keptByMe = { any: [{ keptBy: { set: false } }, { 'keptBy.code': [...session.roles] }] }
  const list = await listed({})
  const kept = session.roles.includes('admin') ? list : await listed(keptByMe)
  const keeps = new Set(kept.map(({ id }) => id))
  return list.map(({ id, name }) => ({
    ...{ id: id as number, name: String(name) },
    keeps: keeps.has(id),
  }))
}

const sorted = (words: readonly string[]) =>
  [...new Set(words)].sort((one, other) => one.localeCompare(other, 'zh'))
