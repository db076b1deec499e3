import { describe, expect, test } from 'vitest'
import { type Entity, type Field, type Row, wordOf } from '#declare'
import { type Circumstances, checkRecord } from '#derive/checkRecord.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import type { Problem } from '#derive/problem.ts'
import { ruleWords } from '#derive/rules/index.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { changeOf } from '../records/carryOut.ts'
import { dryRun } from '../records/transaction.ts'
import { sessionOf } from '../session/testing/sessionOf.ts'
import { check, guard, prepare } from './run.ts'
import { validRow } from './testing/validRow.ts'

const { entities } = await readDeclarations()
const byName = new Map(entities.map((entity) => [entity.name, entity]))
const carried = entities.filter(
  ({ standIn, keysOf, rules }) => !standIn && !keysOf && Object.keys(rules).length > 0,
)
const now = '2026-11-21T10:00:00+08:00'
const editor = sessionOf({ roles: ['admin'] })

/** What a form knows: its own values, no other record. */
const inForm = (before: Row | null): Circumstances => ({
  entities: byName,
  before,
  now,
  session: editor,
  ...nothingKnown,
})
/** Some are written by the app or the portal only: whoever writes them is not bound by `from`. */
const byPortal: Circumstances = { ...inForm(null), session: { ...editor, acting: 'portal' } }
const nowhere = (field: Field) => (field.required ? (field.kind === 'refs' ? [1] : 1) : null)

/** Each literal that says how to break it, with the breaks for a valid record. */
function breaksOf(entity: Entity) {
  const valid = validRow(entity, byPortal, nowhere)
  return literalsOf(entity).flatMap(({ rule, literal }) =>
    (ruleWords[wordOf(literal)].break?.(literal, entity, valid) ?? []).map((broken) => ({
      rule,
      word: wordOf(literal),
      field: (literal.field as string | undefined) ?? broken.field,
      before: broken.before ? { id: 1, version: 1, ...broken.before } : null,
      after: { ...valid, ...(broken.before && { id: 1, version: 1 }), ...broken.change },
      sent: broken.change,
    })),
  )
}
const atField = (problems: readonly Problem[], field: string) =>
  problems.filter((problem) => problem.field === field).map(({ message }) => message)

describe.each(carried.map((entity) => [entity.name, entity] as const))(
  'rules of %s',
  (_name, entity) => {
    test(`a valid ${entity.name} passes in the form`, () => {
      expect(checkRecord(entity, validRow(entity, byPortal, nowhere), byPortal)).toEqual([])
    })
  },
)

describe.each(bothDatabases())('broken rules in the form and on $name', (database) => {
  const bench = sharedBench(database)

  const cases = carried.flatMap((entity) =>
    breaksOf(entity).map((broken) => ({ entity, ...broken })),
  )
  test.each(cases)(
    '$rule $word is refused at $field',
    async ({ entity, before, after, sent, field }) => {
      const form = atField(checkRecord(entity, after, inForm(before)), field)
      expect(form.length).toBeGreaterThan(0)
      for (const message of form)
        expect(message.every((text) => text.length > 0 && !/\{\w+\}/.test(text))).toBe(true)

      const portal = await dryRun(
        bench.portal.context,
        { session: editor },
        async (transaction) => {
          const change = changeOf(transaction, {
            entity,
            kind: before ? 'update' : 'create',
            before,
            after: { ...after },
            sent,
          })
          const guarded = await guard(change)
          await prepare(change)
          return [...guarded, ...(await check(change))]
        },
      )
      expect(atField(portal, field)).toEqual(expect.arrayContaining(form))
    },
  )
})
