import type { Entity, Label, Language, Period, Row } from '#declare'
import type { TicketOf } from '#declare/action.ts'
import type { PreviewTicket } from './previewPage.ts'

/** A record as a ticket, in words; what it is worth, from what amount on, until when. */
export function ticketOf(
  entity: Entity,
  preview: TicketOf,
  row: Row,
  language: Language,
): PreviewTicket {
  const say = (label: Label) => label[language === 'en' ? 1 : 0]
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const state = row[entity.stateField] as string
  return {
    page: 'ticket',
    title: text(preview.title) ?? '',
    kind: choice(entity, preview.kind, row, say) ?? '',
    ...worthOf(entity, preview, row, say),
    terms: termsOf(preview, row, say),
    validity: validityOf(preview, row, say),
    facts: (preview.facts ?? []).flatMap((name) => choice(entity, name, row, say) ?? []),
    note: text(preview.note),
    over: preview.over?.includes(state) ? say(entity.states[state] ?? [state, state]) : null,
  }
}
type Say = (label: Label) => string

function choice(entity: Entity, name: string, row: Row, say: Say): string | null {
  const of = entity.fields[name]?.of as { readonly [choice: string]: Label } | undefined
  const label = of?.[row[name] as string]
  return label ? say(label) : null
}

/** Yuan without empty cents. */
const yuan = (fen: unknown): string => String(Number(fen) / 100)

function worthOf(entity: Entity, { kind, worth }: TicketOf, row: Row, say: Say) {
  const named = worth[row[kind] as string]
  if (named === undefined) return { worth: '—', before: '', behind: '' }
  if (typeof named !== 'string') return { worth: say(named), before: '', behind: '' }
  const value = row[named]
  const isShare = entity.fields[named]?.kind === 'percent'
  if (typeof value !== 'number') return { worth: '—', before: isShare ? '' : '¥', behind: '' }
  return isShare ? shareOf(value, say) : { worth: yuan(value), before: '¥', behind: '' }
}

/** Chinese names the share one pays (8 折), English the share one saves. */
const shareOf = (percent: number, say: Say) => ({
  worth: say([String(percent / 10), String(100 - percent)]),
  before: '',
  behind: say(['折', '% off']),
})

function termsOf({ from, most }: TicketOf, row: Row, say: Say): readonly string[] {
  const least = from ? Number(row[from] ?? 0) : 0
  const first: Label =
    least > 0 ? [`满 ${yuan(least)} 元可用`, `From ¥${yuan(least)}`] : ['无门槛', 'No least amount']
  const cap = most && row[most] ? yuan(row[most]) : null
  return [say(first), ...(cap ? [say([`最多减 ${cap} 元`, `¥${cap} off at most`])] : [])]
}

function validityOf({ validity, days }: TicketOf, row: Row, say: Say): string | null {
  const period = validity ? (row[validity] as Period | null) : null
  const day = (moment: string | null | undefined) => moment?.slice(0, 10).replaceAll('-', '.') ?? ''
  if (period?.start || period?.end) return `${day(period.start)} – ${day(period.end)}`
  const count = days && row[days]
  return count ? say([`领取后 ${count} 天内有效`, `Good for ${count} days once it is had`]) : null
}
