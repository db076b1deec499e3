import type { Language } from '#declare'
import { settingsIn, type UserSettings } from '#derive/userSettings.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/** What a user chose; what was never chosen is left out, and what a newer portal kept in another way, too. */
export async function settingsOf(db: Db | Tx, user: number): Promise<Partial<UserSettings>> {
  const kept = await db.selectFrom('_userSetting').selectAll().where('user', '=', user).execute()
  const read = kept.map(({ name, value }) => [name, parsed(value as string)] as const)
  return settingsIn(Object.fromEntries(read))
}

/** Keeps what somebody chose beside what they chose before. */
export async function keepSettings(
  tx: Tx,
  user: number,
  chosen: Partial<UserSettings>,
): Promise<void> {
  const rows = Object.entries(chosen).map(([name, value]) => ({
    user,
    name,
    value: JSON.stringify(value),
  }))
  for (const row of rows)
    await tx
      .insertInto('_userSetting')
      .values(row)
      .onConflict((taken) => taken.columns(['user', 'name']).doUpdateSet({ value: row.value }))
      .execute()
}

/** The language somebody reads; Chinese where they chose none. */
export async function languageOfUser(db: Db | Tx, user: number): Promise<Language> {
  const kept = await db
    .selectFrom('_userSetting')
    .select('value')
    .where('user', '=', user)
    .where('name', '=', 'language')
    .executeTakeFirst()
  return parsed((kept?.value as string | undefined) ?? 'null') === 'en' ? 'en' : 'zh'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
