import { sql } from 'kysely'
import type { Entity, Field, Fields, Label, Row, StoredFile } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Problem } from '#derive/problem.ts'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import type { JobAsked } from '#portal/engine/context/change.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { type Look, lookAlikes } from '#portal/engine/media/lookAlikes.ts'
import { fileOf } from '#portal/engine/media/objectReplaced.ts'
import { type Place, placesOf } from '#portal/engine/media/placesOf.ts'
import { rememberFormer } from '#portal/engine/media/rememberFormer.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { titlesOf } from '#portal/engine/records/reference.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { size } from '#widgets/format/size.ts'

/** Places looked at; more show one thing nowhere. */
const MOST = 2000
/** Titles named of each field. */
const SHOWN = 20
/** Items cleaned up by one press, and those one waits for. */
const MOST_CLEANED = 10_000
const AT_ONCE = 200
/** Pixels a picture may be off. */
const SLACK = 5
const RULE = 'material.cleanUp'
const REPLACES = 'material.replace'
/** Records named of each field before they are changed. */
const NAMED = 3
/** The latest pictures are compared with each other, and so many groups told. */
const MOST_LOOKED = 5000
const GROUPS = 100

interface Use {
  readonly label: Label
  readonly count: number
  readonly titles: readonly { readonly id: number; readonly title: string }[]
}

/** Every field of every record that shows the item, field by field; only entities the session may read. */
const whereUsed: ActionFunction = async (call) => {
  const { uses, hidden } = await usesSeen(call)
  return { uses, ...(hidden > 0 && { hidden }) }
}

async function usesSeen(call: ActionCall) {
  const { context, db, row, session } = call
  const places = await placesOf(db, context.entities, String(row?.url), { limit: MOST })
  const groups = Map.groupBy(places, ({ entity, path }) => `${entity} ${path}`)
  const uses: Use[] = []
  let hidden = 0
  for (const group of groups.values()) {
    const [{ entity: name, path }] = group as [Place]
    const entity = entityNamed(context, name)
    const ids = group.map(({ id }) => id)
    const seen = context.access.mayUse(session, entity, 'read')
      ? await seenAmong(call, entity, ids)
      : new Set()
    const shown = group.filter(({ id }) => seen.has(id))
    hidden += group.length - shown.length
    if (shown.length > 0) uses.push(await useOf(db, entity, path, shown))
  }
  return { uses, hidden }
}

/** Those of the records that the session sees: not what lies in a folder of others, say. */
async function seenAmong(
  { context, db, session }: ActionCall,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const sees = context.access.sees(entity, session)
  if (!sees || ids.length === 0) return new Set(ids)
  const rows = await context.rows.select(db, entity, { ...sees, id: [...new Set(ids)] })
  return new Set(rows.map(({ id }) => Number(id)))
}

async function useOf(
  db: ActionCall['db'],
  entity: Entity,
  path: string,
  group: readonly Place[],
): Promise<Use & Row> {
  const ids = [...new Set(group.map(({ id }) => id))]
  const titles = await titlesOf(db, entity, ids.slice(0, SHOWN))
  const [zh, en] = labelAt(entity.fields, path)
  return {
    entity: entity.name,
    label: [`${entity.label[0]} · ${zh}`, `${entity.label[1]} · ${en}`],
    count: ids.length,
    path: entity.path,
    field: path,
    filter: { id: ids },
    titles: [...titles].map(([id, title]) => ({ id, title })),
  }
}

/** The label of a field, with that of the list it stands in. */
function labelAt(fields: Fields, path: string): readonly [string, string] {
  const [first = '', ...rest] = path.split('.')
  const field: Field | undefined = fields[first]
  const label = field?.label ?? [first, first]
  if (rest.length === 0 || !field?.of) return [label[0], label[1]]
  const inner = labelAt(field.of as Fields, rest.join('.'))
  return [`${label[0]} · ${inner[0]}`, `${label[1]} · ${inner[1]}`]
}

/** Pictures that look the same though their content differs: the same one at other sizes, or encoded anew. */
const alike: ActionFunction = async (call) => {
  const { db, entity } = call
  const { rows } = await sql<Look>`
    select l."id", l."look" from "_look" l join "material" m on m."id" = l."id"
    where m."deletedAt" is null order by l."id" desc limit ${MOST_LOOKED}`.execute(db)
  const all = lookAlikes(rows.map(({ id, look }) => ({ id: Number(id), look })))
  const seen = await seenAmong(call, entity, all.flat())
  const groups = all
    .map((ids) => ids.filter((id) => seen.has(id)))
    .filter(({ length }) => length > 1)
    .slice(0, GROUPS)
  if (groups.length === 0)
    throw refusedField('_', ['没有看起来相同的图片', 'There are no pictures that look the same'])
  const titles = await titlesOf(db, entity, groups.flat())
  const uses = groups.map((group, at) => {
    const ids = group.toReversed()
    return {
      entity: entity.name,
      label: [`第 ${at + 1} 组`, `Group ${at + 1}`],
      count: ids.length,
      path: entity.path,
      filter: { id: ids },
      titles: ids.slice(0, SHOWN).map((id) => ({ id, title: titles.get(id) ?? `#${id}` })),
    }
  })
  return { uses }
}

/** Takes a file into the library: it was looked at as it arrived, and is put where it belongs. */
const upload: ActionFunction = async (call) => {
  const { values, change } = call
  const item = await uploadedItem(call, values.file as StoredFile)
  return values.folder ? change(item.id as number, { inFolder: values.folder }) : item
}

/** Points every use at another item of the same type and size, as a job, once somebody has seen which these are. */
const replace: ActionFunction = async (call) => {
  const { row, values } = call
  const other = await uploadedItem(call, values.file as StoredFile)
  const problem = unlike(row as Row, other)
  if (problem) throw refusedField('file', problem)
  if (!call.accepted.has(REPLACES)) throw asks({ warnings: await usesTold(call) })
  return replacedBy(call, other)
}

/** Where the item would be replaced, a line a field, the first records by their titles. */
async function usesTold(call: ActionCall): Promise<readonly Problem[]> {
  const { uses, hidden } = await usesSeen(call)
  const lines = uses.map(({ label, count, titles }): Label => {
    const named = titles.slice(0, NAMED).map(({ title }) => `“${title}”`)
    const more = count > named.length
    return [
      `${label[0]}：${named.join('、')}${more ? ` 等 ${count} 条` : ''}`,
      `${label[1]}: ${named.join(', ')}${more ? ` and others, ${count} in all` : ''}`,
    ]
  })
  const others: Label = [`你看不到的地方：${hidden} 处`, `Where you see nothing: ${hidden}`]
  const back: Label = [
    '以下各处都换成新文件；之后在新文件上用“换回前一版本”可以撤回',
    'The new file takes all these places; "Back to the version before" on it takes that back',
  ]
  return [back, ...lines, ...(hidden > 0 ? [others] : [])].map((message) => ({
    ...{ rule: REPLACES, field: '_', message },
  }))
}

/** Points every use at what stood there before it was replaced. */
const goBack: ActionFunction = async (call) => {
  const { row, records } = call
  const before = await records.find('material', Number(row?.formerly))
  if (before && !before.deletedAt) return replacedBy(call, before)
  throw refusedField('_', [
    '前一版本已删除，请先从回收站恢复，或上传要用的文件',
    'The version before was deleted: restore it from the bin first, or upload what is to be used',
  ])
}

/** A job that replaces the item by another one, which remembers what it stands in place of. */
async function replacedBy(call: ActionCall, other: Row) {
  const { row, context, db } = call
  const [from, to] = [row?.id as number, other.id as number]
  await rememberFormer(context, txOf(db), { entity: 'material', from, to })
  return queued(call, {
    kind: 'materialReplace',
    title: `替换素材：${row?.name}`,
    recordId: row?.id as number,
    params: { from: row?.url, to: fileOf(other) },
    total: Number(row?.uses ?? 0),
  })
}

async function uploadedItem(call: ActionCall, file: StoredFile): Promise<Row> {
  const { records, entity } = call
  const [item] = await records.select(entity.name, { url: String(file?.url ?? '') }, { limit: 1 })
  // One that lies where they do not see it is nobody's to file elsewhere, or to be told of.
  if (item && (await seenAmong(call, entity, [Number(item.id)])).has(Number(item.id))) return item
  throw refusedField('file', ['请重新上传文件', 'Upload the file again'])
}

function unlike(row: Row, other: Row): readonly [string, string] | undefined {
  if (row.id === other.id)
    return ['这就是原来的文件，无需替换', 'This is the very file that stands there']
  if (row.mediaType !== other.mediaType)
    return ['类型不同，请上传同类型的文件', 'It is of another type: upload one of the same']
  const off = (of: string) => Math.abs(Number(row[of]) - Number(other[of])) > SLACK
  if (row.mediaType !== 'image' || (!off('width') && !off('height'))) return undefined
  return [
    `请上传宽 ${row.width}px、高 ${row.height}px的图片，这张为 ${other.width} × ${other.height}px`,
    `Please upload width ${row.width} px, height ${row.height} px; this one is ${other.width} × ${other.height}px`,
  ]
}

/** Moves what nobody has used for 30 days to the bin, after it was told how many and how heavy they are. */
const cleanUp: ActionFunction = async (call) => {
  const { records, entity, now, accepted } = call
  const unused = { uses: 0, unusedSince: { lte: { text: shift(now, '-30d') } } }
  const rows = await records.select(entity.name, unused, {
    limit: MOST_CLEANED,
    sort: 'unusedSince',
  })
  const weight = size(rows.reduce((sum, row) => sum + Number(row.size ?? 0), 0))
  if (rows.length === 0)
    throw refusedField('_', [
      '没有超过 30 天未使用的素材',
      'There is nothing that was unused for 30 days',
    ])
  if (!accepted.has(RULE))
    throw asks({
      warnings: [
        {
          rule: RULE,
          field: '_',
          message: [
            `将 ${rows.length} 项超过 30 天未使用的素材移入回收站，共 ${weight}`,
            `${rows.length} items unused for 30 days go to the bin, ${weight} in all`,
          ],
        },
      ],
    })
  const ids = rows.map(({ id }) => id as number)
  if (ids.length > AT_ONCE) return removedLater(call, ids)
  for (const id of ids) await records.remove(entity.name, id)
  return { found: { done: ids.length } }
}

/** Too many to wait for. */
const removedLater = (call: ActionCall, ids: readonly number[]) =>
  queued(call, {
    kind: 'bulk',
    title: `清理未使用素材 ${ids.length} 项`,
    params: {
      of: call.entity.name,
      name: 'delete',
      sent: {},
      wrap: { accept: [] },
      ids,
      at: 0,
      refused: [],
    },
    total: ids.length,
  })

async function queued({ context, session, db, entity }: ActionCall, asked: JobAsked) {
  const transaction = openTransaction(context, { session }, txOf(db))
  return { job: await queueJob(transaction, { entity: entity.name, ...asked }, session) }
}

/** Actions of what was uploaded. */
export const actions: ActionFunctions = { upload, whereUsed, replace, goBack, alike, cleanUp }
