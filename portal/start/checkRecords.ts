import { createPortalContext } from '#portal/createPortalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { type Wanting, wantingRecords } from '#portal/engine/wanting/wantingRecords.ts'
import { readDeclarations } from './declarations.ts'
import type { Settings } from './settings.ts'
import { openStorage } from './storage.ts'

/** Lists the records that are not as their state demands, a line each, and how many there are. Changes nothing. */
export async function checkRecords(settings: Settings): Promise<string> {
  const clock = () => new Date()
  const storage = await openStorage(settings, clock)
  try {
    const context = createPortalContext({ ...storage, ...(await readDeclarations()), clock })
    const lines: string[] = []
    for await (const one of wantingRecords(context, portalSession)) lines.push(lineOf(one))
    const count =
      lines.length === 0
        ? '所有记录都符合其状态的要求 · Every record is as its state demands'
        : `${lines.length} 条记录不符合其状态的要求 · ${lines.length} records are not as their state demands`
    return [...lines, count].join('\n')
  } finally {
    await storage.database.close()
  }
}

function lineOf({ entity, row, problems }: Wanting): string {
  const state = entity.states[row[entity.stateField] as string]
  const called = `${entity.label[0]} #${row.id} ${row[entity.title] ?? ''}`
  const found = problems.map(({ message, rule }) => `${message[0]}${rule ? `（${rule}）` : ''}`)
  return [called, state?.[0] ?? '–', found.join('；')].join('\t')
}
