import type { Entity, Field, Label } from '#declare'
import type { Condition, ConditionTest } from '#derive/listFilter/conditions.ts'
import { countOf, type NamedSpan, type Span } from '#derive/listFilter/spans.ts'
import { readAs } from '#widgets/computed/kind.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { duration } from '#widgets/format/duration.ts'
import { yuan } from '#widgets/format/money.ts'
import { choicesOf } from '#widgets/kind/chosen.ts'
import type { Say } from '../../../i18n/useSay.ts'
import { fieldAt } from '../../fieldAt.ts'

/** What is asked, as it stands between the field and the value. */
export const testLabels: { readonly [test in ConditionTest]: Label } = {
  contains: ['包含', 'contains'],
  lacks: ['不包含', 'does not contain'],
  is: ['是', 'is'],
  isNot: ['不是', 'is not'],
  between: ['介于', 'is between'],
  within: ['在', 'is in'],
  filled: ['已填', 'is filled'],
  empty: ['为空', 'is empty'],
  mine: ['是我', 'is me'],
  notMine: ['不是我', 'is not me'],
}

export const spanLabels: { readonly [span in NamedSpan]: Label } = {
  today: ['今天', 'today'],
  yesterday: ['昨天', 'yesterday'],
  tomorrow: ['明天', 'tomorrow'],
  thisWeek: ['本周', 'this week'],
  lastWeek: ['上周', 'last week'],
  nextWeek: ['下周', 'next week'],
  thisMonth: ['本月', 'this month'],
  lastMonth: ['上月', 'last month'],
  nextMonth: ['下月', 'next month'],
  samePartOfLastMonth: ['上月同期', 'the same part of last month'],
  thisYear: ['今年', 'this year'],
  past: ['今天以前', 'before today'],
  future: ['今天以后', 'after today'],
}

/** A stretch of days in words. */
export function spanText(span: Span, say: Say): string {
  const days = countOf(span)
  if (days === undefined) return say(spanLabels[span as NamedSpan])
  return span.startsWith('last')
    ? say(['最近 {days} 天', 'the last {days:day|days}'], { days })
    : say(['未来 {days} 天', 'the next {days:day|days}'], { days })
}

/** Names of records that conditions speak of, by entity and number. */
export type NameOf = (entity: string, id: number) => string

/** One condition in words: `创建时间 在 最近 7 天`. */
export function conditionText(
  entity: Entity,
  condition: Condition,
  say: Say,
  nameOf: NameOf,
): string {
  const field = fieldAt(entity, condition.field)
  const name = field ? say(field.label) : condition.field
  return [name, say(testLabels[condition.test]), valueText(field, condition, say, nameOf)]
    .filter(Boolean)
    .join(' ')
}

function valueText(
  field: Field | undefined,
  condition: Condition,
  say: Say,
  nameOf: NameOf,
): string {
  switch (condition.test) {
    case 'contains':
    case 'lacks':
      return say(['“{text}”', '"{text}"'], { text: condition.text })
    case 'is':
    case 'isNot':
      return condition.values
        .map((value) => oneText(field, value, say, nameOf))
        .join(say(['、', ', ']))
    case 'within':
      return spanText(condition.span, say)
    case 'between': {
      const [from, to] = [condition.from, condition.to].map((end) =>
        end === undefined ? undefined : boundText(field, end),
      )
      if (to === undefined) return say(['{from} 起', '{from} and more'], { from: from ?? '' })
      if (from === undefined) return say(['{to} 止', 'up to {to}'], { to })
      return `${from} – ${to}`
    }
    default:
      return ''
  }
}

function oneText(field: Field | undefined, value: unknown, say: Say, nameOf: NameOf): string {
  if (value === null) return say(['空', 'nothing'])
  if (typeof value === 'boolean') return value ? say(['是', 'yes']) : say(['否', 'no'])
  if (field?.to && typeof value === 'number') return nameOf(field.to, value)
  const label = field && Object.hasOwn(field, 'of') ? choicesOf(field)[String(value)] : undefined
  return label ? say(label) : String(value)
}

/** An end of a range as it is typed. */
function boundText(field: Field | undefined, value: unknown): string {
  const kind = field && readAs(field)
  if (kind === 'money') return yuan(Number(value))
  if (kind === 'duration') return duration(Number(value))
  return typeof value === 'string' ? dateTime(value).slice(0, 10) : String(value)
}
