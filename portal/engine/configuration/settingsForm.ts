import type { Entity, Row } from '#declare'
import { settingText, settingValue } from '#derive/settingField.ts'
import { groupOfForm, settingKeys } from '#derive/settingKeys.ts'
import { refusedField, stale } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { type Call, demand, termsOf, visibleRow } from '../records/call.ts'
import { carryOut, changeOf, judge } from '../records/carryOut.ts'
import { takenValues } from '../records/save.ts'
import { unwrap } from '../records/sentValues.ts'
import { inTransaction } from '../records/transaction.ts'

/** There is one record of each form. */
const ONLY = 1

/** The settings of a form by the field they hold. */
type Settings = ReadonlyMap<string, Row>

/** A form over settings (`keysOf`) as one record: each field holds the value of its key, or the default. */
export async function readForm(call: Call): Promise<Row> {
  demand(call, 'read')
  const { context, entity } = call
  return visibleRow(call, recordOf(entity, await settingsOf(context, context.database.db, entity)))
}

/**
 * Saves what a form changes, key by key in one transaction or not at all: under the rules of the form and under those
 * of each setting. A key changed elsewhere since the form was read is 40900.
 */
export async function saveForm(call: Call, body: Row): Promise<Row> {
  demand(call, 'update')
  const { context, entity } = call
  const { wrap, values } = unwrap(entity, body)
  if (wrap.version === undefined)
    throw refusedField('version', [
      '请在 version 或 If-Match 中带上所读到的版本号',
      'Send the version you read, as version in the body or in If-Match',
    ])
  await inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const settings = await settingsOf(context, transaction.tx, entity)
    const before = recordOf(entity, settings)
    if (before.version !== wrap.version) throw stale(visibleRow(call, before))
    const sent = await takenValues(call, values, before, { tx: transaction.tx })
    const after = { ...before, ...sent }
    await judge(transaction, changeOf(transaction, { entity, kind: 'update', before, after, sent }))
    for (const [name, value] of Object.entries(sent))
      await saveKey(transaction, settings.get(name) as Row, value)
  })
  return readForm(call)
}

async function saveKey(transaction: Transaction, setting: Row, value: unknown): Promise<void> {
  const sent = { value: settingText(setting, value) }
  await carryOut(transaction, {
    entity: entityNamed(transaction.context, 'baseConfig'),
    kind: 'update',
    before: setting,
    after: { ...setting, ...sent },
    sent,
  })
}

async function settingsOf(context: PortalContext, db: Db | Tx, form: Entity): Promise<Settings> {
  const group = groupOfForm(form)
  const config = entityNamed(context, form.keysOf as string)
  const rows = await context.rows.select(db, config, { group }, { limit: 1000 })
  const names = new Map(settingKeys(form).map(({ key }) => [key, key.slice(group.length + 1)]))
  return new Map(
    rows.flatMap((row) => {
      const name = names.get(String(row.key))
      return name === undefined ? [] : [[name, row] as const]
    }),
  )
}

/** The version counts every change of every key; who changed it last is told. */
function recordOf(form: Entity, settings: Settings): Row {
  const rows = [...settings.values()]
  const last = rows.toSorted((a, b) => String(b.updatedAt).localeCompare(String(a.updatedAt)))[0]
  const values = Object.keys(form.fields).map((name) => {
    const setting = settings.get(name)
    return [name, setting ? settingValue(setting) : null] as const
  })
  return {
    id: ONLY,
    version: rows.reduce((sum, { version }) => sum + Number(version), 0),
    updatedAt: last?.updatedAt ?? null,
    updatedBy: last?.updatedBy ?? null,
    ...Object.fromEntries(values),
  }
}
