import type { Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { BulkPlace, ReadRow } from '#portal/engine/imports/bulkFunctions.ts'
import type { BulkPart } from '#portal/engine/imports/bulkPart.ts'
import type { Complete } from '#portal/engine/imports/records/intention.ts'

const OPTIONS = ['optionA', 'optionB', 'optionC', 'optionD', 'optionE', 'optionF']
/** A pass is so much of what may be reached. */
const PASS = 0.6

/** Options without gaps, letters in capitals, and a pass mark that goes along with the questions there are. */
const complete: Complete = async (place, rows) => {
  const scores = await scoresOf(place, rows)
  return rows.map(({ values }) => {
    const title = String(values.title ?? '')
    const reached = scores.get(title) ?? new Map<string, number>()
    reached.set(String(values.stem ?? ''), Number(values.score ?? 0))
    scores.set(title, reached)
    const total = [...reached.values()].reduce((sum, score) => sum + score, 0)
    const given = OPTIONS.map((name) => values[name] ?? null)
    const gap = given.indexOf(null)
    const isGapped = gap >= 0 && given.slice(gap).some((option) => option !== null)
    return {
      values: { passScore: Math.round(total * PASS) },
      line: {
        options: given.filter((option) => option !== null).join('\n') || null,
        answer: values.answer === null ? null : String(values.answer).toUpperCase(),
      },
      findings: isGapped ? [finding('B14.gap', { column: OPTIONS[gap] as string })] : [],
    }
  })
}

/** What the questions of the drafts named so far bring, by title and question. */
async function scoresOf({ context, db }: BulkPlace, rows: readonly ReadRow[]) {
  const titles = [...new Set(rows.map(({ values }) => String(values.title ?? '')))]
  const where = { title: titles, status: 'draft', practiceKind: 'quiz' }
  const drafts = await context.rows.select(db, entityNamed(context, 'practice'), where, {
    limit: 2000,
    sort: '-id',
  })
  return new Map(
    drafts.map(({ title, questions }) => [
      String(title),
      new Map(
        ((questions ?? []) as readonly Row[]).map(({ stem, score }) => [
          String(stem),
          Number(score ?? 0),
        ]),
      ),
    ]),
  )
}

/** Quizzes. */
export const bulk: BulkPart = { complete }
