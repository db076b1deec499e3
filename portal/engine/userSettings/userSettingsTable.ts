import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What each user chose for themselves, a row a setting; `value` is JSON. No record: neither history nor bin. */
export const userSettingsTable = ownTable(
  '_userSetting',
  { user: 'integer', name: 'text', value: 'text' },
  ['user', 'name'],
)
