import type { Kysely } from 'kysely'
import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { Change } from '#portal/engine/context/change.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { same } from '#portal/engine/records/same.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { listedPhones } from './listedPhones.ts'

const PORTION = 500
/** Read once a save: the check counts them, and once the record has its number they are kept. */
const read = new WeakMap<Change, readonly string[]>()

const countsPhones: Judging = async (change) => {
  const { before, after, bytesOf, kind } = change
  // They were forgotten when it was deleted: its list is read once more.
  const returns = kind === 'restore'
  if (!returns && same(before?.phones ?? null, after.phones ?? null)) return
  const bytes = after.phones ? await bytesOf(after.phones) : null
  if (returns && !bytes) return
  if (after.phones && !bytes)
    throw refusedField('phones', ['请重新上传名单文件', 'Upload the list once more'])
  const phones = bytes ? await listedPhones(bytes) : []
  read.set(change, phones)
  after.listed = phones.length
}

const forget = ({ tx, after }: Change) =>
  (tx as unknown as Kysely<{ [table: string]: Row }>)
    .deleteFrom('channelPhone')
    .where('activity', '=', after.id)
    .execute()

const keepsPhones: Bringing = {
  effect: async (change) => {
    const phones = read.get(change)
    if (!phones) return
    const { entities, tx, after, now } = change
    await forget(change)
    const stamps = { activity: after.id, version: 1, createdAt: now, updatedAt: now }
    for (let at = 0; at < phones.length; at += PORTION) {
      const rows = phones.slice(at, at + PORTION).map((phone) => ({ ...stamps, phone }))
      await insertRows(tx, entities.get('channelPhone')!, rows, 'phone', false)
    }
  },
}

/** Rules of channels' activities that no word carries. */
export const rules: RuleFunctions = {
  countsPhones,
  keepsPhones,
  forgetsPhones: { effect: async (change) => void (await forget(change)) },
}
