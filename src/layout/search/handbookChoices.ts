import { handbook } from 'virtual:handbook'
import { handbookAddress } from '../help/handbook.ts'
import type { Choice } from './Choice.ts'

/** Titles, headings and terms of the handbook as choices, each leading to its page. */
export const handbookChoices: readonly Choice[] = handbook.map(([page, zh, en, of, spelled]) => ({
  key: `handbook ${page} ${zh}`,
  kind: 'help',
  title: [zh, en],
  hint: of === zh ? ['手册', 'Handbook'] : [`手册 · ${of}`, 'Handbook'],
  also: spelled,
  run: () => void open(handbookAddress(page), '_blank', 'noopener'),
}))
