import type { Row } from '#declare'
import { writesAnything } from '#portal/engine/media/writesAnything.ts'
import { type Call, demand, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** Items of one page of the dialog. */
const PAGE = 24
/** Folders and tags offered to choose from. */
const CHOICES = 200

/**
 * `GET material/library?mediaType&q&folder&tag&page`: what an upload widget lets one pick from, the newest first, with
 * the folders and tags there are. Pictures, sound and film are open to whoever may write something, as uploading them is;
 * other files only to those who may see the library.
 */
export const library: Route = async (c, call) => {
  const { mediaType = 'image', q = '', folder = '', tag = '', page = '1' } = queryOf(c)
  if (!['image', 'audio', 'video'].includes(mediaType)) demand(call, 'read')
  const { context, entity } = call
  if (!writesAnything(context, call.session)) demand(call, 'read')
  const first = (Math.max(1, Number(page) || 1) - 1) * PAGE
  const filter = {
    mediaType,
    ...(q && { q }),
    ...(folder && { folder }),
    ...(tag && { tags: tag }),
  }
  const asked = {
    filter: JSON.stringify(filter),
    sort: '["createdAt","DESC"]',
    range: JSON.stringify([first, first + PAGE - 1]),
  }
  const found = await context.lists.list(context.database.db, entity, asked, { where: null })
  const list = found.list.map((row) => visibleRow(call, row))
  return success(c, { ...found, list, ...(await choicesOf(call, mediaType)) })
}

async function choicesOf({ context, entity }: Call, mediaType: string) {
  const { db } = context.database
  const rows = (await db
    .selectFrom(entity.name)
    .select(['folder', 'tags'])
    .distinct()
    .where('mediaType', '=', mediaType)
    .where('deletedAt', 'is', null)
    .limit(CHOICES)
    .execute()) as Row[]
  const tagsOf = ({ tags }: Row): string[] => (parsedJson(tags) as string[] | null) ?? []
  return {
    folders: sorted(rows.flatMap(({ folder }) => (folder ? [String(folder)] : []))),
    tags: sorted(rows.flatMap(tagsOf)),
  }
}

const sorted = (words: readonly string[]) =>
  [...new Set(words)].sort((one, other) => one.localeCompare(other, 'zh'))
