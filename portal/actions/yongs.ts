import type { Period, Row } from '#declare'
import { missing, refusedField } from '../errors.ts'
import { blockRows, sources } from '../youthMook/blockRows.ts'
import { dayToday, planOf } from '../youthMook/planDays.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from './action.ts'

/** Chapters of one book, members of one study, blocks of the home page at most. */
const MOST = { chapters: 60, members: 5000, blocks: 12 }

/** The chapters one reads of a complete book, in their order. Throws 40001 where it has none. */
async function chaptersOf({ records }: ActionCall, book: unknown): Promise<readonly Row[]> {
  const { epub } = (typeof book === 'number' && (await records.find('yongsComplete', book))) || {}
  const where = { epub, visible: true }
  const chapters = epub
    ? await records.select('epubChapter', where, { limit: MOST.chapters, sort: 'position' })
    : []
  if (chapters.length > 0) return chapters
  throw refusedField('book', ['这本书还没有章节', 'This book has no chapters yet'])
}

/** A new study of the book, with one day for each chapter. */
const asStudy: ActionFunction = async (call) => {
  const { row, entity } = call
  if (!row) throw missing(entity.label, '?')
  const plan = planOf(await chaptersOf(call, row.id))
  const title = [...`共读《${row.title}》`].slice(0, 24).join('')
  return { book: row.id, title, plan, finishDays: plan.length }
}

/** The plan of the book that stands in the form. */
const fillPlan: ActionFunction = async (call) => ({
  plan: planOf(await chaptersOf(call, call.values.book ?? call.row?.book)),
})

/** A draft of the same; a set that is copied is bought singly until it has a price of its own. */
const copy: ActionFunction = async ({ row, entity, make, records }) => {
  if (!row) throw missing(entity.label, '?')
  const { brief, cover, intro, theme, audience, books, items, sale, shareImg } = row
  const own = { brief, cover, intro, theme, audience, books, items, shareImg }
  const title = await freeTitle(String(row.title), (one) =>
    records.count('yongsCompilation', { title: one }),
  )
  return make({ ...own, title, sale: sale === 'set' ? 'single' : sale })
}

async function freeTitle(title: string, taken: (title: string) => Promise<number>) {
  for (let number = 1; ; number++) {
    const word = ` 副本${number === 1 ? '' : number}`
    const made = `${[...title].slice(0, 24 - word.length).join('')}${word}`
    if ((await taken(made)) === 0) return made
  }
}

/** The home page of the mini-program as it stands: its blocks in their order, each with what readers find of it. */
const home: ActionFunction = async ({ records }) => {
  const where = { status: 'published' }
  const blocks = await records.select('yongsSetContent', where, {
    limit: MOST.blocks,
    sort: 'order',
  })
  const modules = []
  for (const block of blocks) {
    const rows = await blockRows(block, records)
    const picture = sources[String(block.source)]?.picture ?? ''
    const own = block.source === 'picture' ? [{ ...block, [picture]: block.image }] : rows
    modules.push({
      as: block.layout === 'list' ? 'lines' : block.layout === 'single' ? 'banners' : 'grid',
      title: block.source === 'picture' ? null : block.title,
      entries: own.map((row) => entryOf(row, picture)),
    })
  }
  return { page: 'modules', title: '青年读本', ...plain, modules }
}
const plain = { picture: null, background: null, notice: null, floating: null }

const entryOf = (row: Row, picture: string) => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle ?? row.brief ?? null,
  picture: row[picture] ?? null,
  badge: null,
  group: null,
  waiting: null,
})

/** A mail to the members who checked in on fewer days than have passed of the plan. */
const behind: ActionFunction = async ({ values, records, now }) => {
  const study =
    typeof values.study === 'number' ? await records.find('yongsStudy', values.study) : null
  if (study?.status !== 'running')
    throw refusedField('study', ['请选择进行中的共读', 'Choose a study that is running'])
  const today = dayToday(study.period as Period, now)
  const due = ((study.plan ?? []) as readonly Row[]).filter(({ day }) => Number(day) < today).length
  const where = { study: study.id, status: 'joined', days: { lt: due } }
  const members = await records.select('yongsMember', where, { limit: MOST.members })
  if (members.length === 0)
    throw refusedField('study', ['没有落后的成员', 'Nobody has fallen behind'])
  const ids = members.map(({ user }) => user)
  const users = await records.select('appUser', { id: ids }, { limit: MOST.members })
  return {
    title: '共读等你回来',
    summary: [...`“${study.title}”已到第 ${today} 天`].slice(0, 60).join(''),
    audience: 'listed',
    users: users.map(({ uid }) => uid).join('\n'),
  }
}

/** Actions of the youth mook mini-program. */
export const yongsComplete: ActionFunctions = { asStudy }
export const yongsStudy: ActionFunctions = { fillPlan }
export const yongsCompilation: ActionFunctions = { copy }
export const yongsSetContent: ActionFunctions = { home }
export const yongsMember: ActionFunctions = { behind }
