import type { Label, Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { type DrawnModule, drawnAs, entryOf, isSeen, pageOf } from '#portal/engine/actions/drawn.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { kinds } from '#widgets/kinds.ts'
import { copiedFields } from './fromTarget.ts'

/** Contents of a module at most. */
const MOST = 100

/** Modules that show something of their own in place of contents. */
function ownEntry(row: Row, { entity }: ActionCall): DrawnModule | null {
  const own = { ...row, title: row.name, recommend: null, imageUrl: row.modelTopPic }
  if (row.style === 'picture')
    return { as: 'banners', title: null, entries: [entryOf(own, 'picture')] }
  if (row.style === 'video')
    return { as: 'lines', title: String(row.name), entries: [entryOf(own, 'single')] }
  if (row.style !== 'text') return null
  const { intro } = entity.fields
  const text = intro && row.intro ? kinds[intro.kind].plain(row.intro, intro, 'zh') : ''
  return {
    as: 'lines',
    title: String(row.name),
    entries: [entryOf({ ...row, title: text }, 'textRoll')],
  }
}

async function moduleOf(row: Row, call: ActionCall): Promise<DrawnModule> {
  const own = ownEntry(row, call)
  if (own) return own
  const { records, session, context, now } = call
  const badges = entityNamed(context, 'subjectContent').fields.badge?.of as {
    readonly [choice: string]: Label
  }
  const sort = row.style === 'timeline' ? 'timePoint' : 'position'
  const where = { module: row.id, status: 'published' }
  const contents = await records.select('subjectContent', where, { sort, limit: MOST })
  const entries = contents
    .filter((content) => isSeen(content, now))
    .slice(0, Number(row.showCount ?? MOST))
    .map((content) => ({
      ...entryOf(content, row.style, badges, session.language),
      ...(row.style === 'timeline' && { subtitle: String(content.timePoint ?? '') }),
    }))
  return { as: drawnAs(row.style), title: String(row.name), entries }
}

/** Actions of the modules of subjects. */
export const actions: ActionFunctions = {
  /** A draft at the end of another subject, with drafts of what lies in it. */
  copy: async ({ row, entity, values, records, context, make }) => {
    if (!row) throw missing(entity.label)
    const made = await make({ ...copiedFields(entity, row), subject: values.to })
    const child = entityNamed(context, 'subjectContent')
    const inside = { module: row.id }
    for (const content of await records.select(child.name, inside, {
      sort: 'position',
      limit: MOST,
    }))
      await records.create(child.name, {
        ...copiedFields(child, content),
        ...{ subject: values.to, module: made.id },
      })
    return made
  },

  /** The subject's page as its readers see it. */
  page: async (call) => {
    const { records, values, entity } = call
    const subject = await records.find('subject', values.subject as number)
    if (!subject)
      throw missing(entity.fields.subject?.label ?? entity.label, String(values.subject))
    const where = { subject: subject.id, status: 'published' }
    const rows = await records.select(entity.name, where, { sort: 'position', limit: MOST })
    const modules: DrawnModule[] = []
    for (const row of rows) modules.push(await moduleOf(row, call))
    const picture = subject.modelTopPic ? String(subject.modelTopPic) : null
    return { ...pageOf(String(subject.title), modules), picture }
  },
}
