import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A book that is to be parsed is read by a job of its own, which stands or falls with what asked for it. */
const isReadAsked: Bringing = {
  effect: async ({ after, queue }) => {
    await queue({
      kind: 'epubRead',
      title: `解析Epub：${String(after.title)}`,
      entity: 'epub',
      recordId: after.id as number,
      params: { epub: after.id },
    })
  },
}

/** Parsing again overwrites: chapters that were edited are counted and asked about. */
const countsEdited: Judging = async ({ after, records }) => {
  const own = { epub: after.id }
  const count =
    (await records.count('epubChapter', { ...own, edited: true })) +
    (await records.count('epubChapter', { ...own, href: { set: false } }))
  if (count === 0) return []
  return [
    {
      field: '_',
      warn: true,
      message: [
        `有 ${count} 个章节改动过或是手工新增的，重新解析会覆盖或移除。确定继续？`,
        `${count} chapters were edited or made by hand; parsing again overwrites or removes them. Go on?`,
      ],
    },
  ]
}

/** Rules of epubs that no word carries. */
export const rules: RuleFunctions = { countsEdited, isReadAsked }
