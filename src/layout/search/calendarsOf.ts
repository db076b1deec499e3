import type { Label, Screen } from '#declare'
import { calendars } from '#resources/calendars.ts'
import type { Choice } from './Choice.ts'

const hint: Label = ['日历', 'Calendars']

/** The calendars as choices, each below the first list of one's own that stands in it; others are none. */
export const calendarsOf = (seen: readonly Screen[]): readonly Choice[] =>
  Object.entries(calendars).flatMap(([name, { label, of }]) => {
    const lists = seen.filter(({ kind, hidden }) => kinds.includes(kind) && !hidden)
    const screen = of
      .map((entity) => lists.find((one) => one.entity === entity))
      .find((one) => one !== undefined)
    if (!screen) return []
    const to = `${screen.path}/calendar`
    return [
      { key: `calendar ${name}`, kind: 'page' as const, title: label, hint, to, also: 'rl rili' },
    ]
  })

/** Kinds of screens that have a calendar below them. */
const kinds: readonly Screen['kind'][] = ['list', 'resource', 'board', 'tree']
