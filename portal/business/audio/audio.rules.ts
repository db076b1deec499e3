import { sql } from 'kysely'
import type { StoredFile } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { size } from '#widgets/format/size.ts'

/** Name, size and length are those of the file; a file stands once in an audiobook. */
const takesFactsOfItsFile: Judging = async ({ after, before, records }) => {
  const file = after.audio as StoredFile | null
  if (!file?.url) return []
  const isNew = (before?.audio as StoredFile | null)?.url !== file.url
  if (isNew || !after.fileName) {
    after.fileName = file.name
    if (file.size !== undefined) after.size = size(file.size)
    if (file.duration) after.duration = Math.max(1, Math.round(file.duration))
  }
  const same = { audiobook: after.audiobook, fileName: after.fileName }
  const others = await records.select('audio', same, { limit: 2 })
  if (others.every(({ id }) => id === after.id)) return []
  return [
    {
      field: 'audio',
      message: [
        `请勿上传重复文件：${after.fileName}`,
        `Do not upload duplicate files: ${after.fileName}`,
      ],
    },
  ]
}

/** Episodes behind one that goes move up. */
const closesTheGap: Bringing = {
  effect: async ({ after, tx }) => {
    if (after.position === null || after.position === undefined) return
    await tx
      .updateTable('audio')
      .set({ position: sql`${sql.ref('position')} - 1` })
      .where('audiobook', '=', after.audiobook)
      .where('position', '>', after.position)
      .where('deletedAt', 'is', null)
      .execute()
    touch(tx, 'audio')
  },
}

/** Rules of episodes that no word carries. */
export const rules: RuleFunctions = { takesFactsOfItsFile, closesTheGap }
