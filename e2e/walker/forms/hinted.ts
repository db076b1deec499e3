import type { Field } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'

/** What somebody who reads a refusal would put there instead; undefined where it tells none. */
export function hinted(message: string, field: Field): unknown {
  return ways.map((way) => way(message, field)).find((value) => value !== undefined)
}

/**
 * What a refusal says of another input: `《走进科学》是 2026-09 的书` wants the month of the list to be that one. It is
 * put where an input takes words of that form and no others.
 */
export function hintedElsewhere(
  message: string,
  inputs: readonly (readonly [source: string, field: Field | undefined])[],
): readonly [source: string, value: string] | undefined {
  const told = /是 ?([\w-]+) ?的/.exec(message)?.[1]
  const fitting = inputs.find(
    ([, field]) => told && field?.pattern && new RegExp(field.pattern).test(told),
  )
  return told && fitting ? [fitting[0], told] : undefined
}

const HOUR = 3_600_000

type Way = (message: string, field: Field) => unknown

const ways: readonly Way[] = [
  // `可用：magazine（订刊）`, `可用：shop.example.com、*.example.cn`
  (message, { kind }) => {
    const named = /可用[：:]\s*(?:\*\.)?([\w.-]+)/.exec(message)?.[1]
    // An earlier walk may have taken one.
    return named && kind === 'url' ? `https://${named}/walk-${Date.now().toString(36)}` : named
  },
  // `等级须从 1 起连续，缺少 7 级`
  (message) => {
    const level = /缺少 ?(\d+) ?级/.exec(message)?.[1]
    return level === undefined ? undefined : Number(level)
  },
  // `归属月份须在 2026-01 至 2026-11 之间`
  (message) => /须在 ?\S+ ?至 ?(\d{4}-\d\d) ?之间/.exec(message)?.[1],
  // `答案须是 A 至 D 中的字母`, `多选题至少两个答案`, `答案填 对 或 错`
  (message) => {
    if (/答案填 ?(\S+) ?或/.test(message)) return /答案填 ?(\S+) ?或/.exec(message)?.[1]
    if (!/答案/.test(message)) return undefined
    return message.includes('多选') ? 'AB' : 'A'
  },
  // `须有 2 至 6 个选项`, one a line
  (message, { kind }) => {
    const least = Number(/须有 ?(\d+) ?至/.exec(message)?.[1] ?? 0)
    return kind === 'longText' && least > 0
      ? Array.from({ length: least }, (_, at) => `第${at + 1}项`).join('\n')
      : undefined
  },
  // `不是手机号：手机号、1174`
  (message) => (/不是手机号/.test(message) ? '13800000001' : undefined),
  // `活动时间须在合作企业的合作期限（2026-11-29 00:00:00 至 2027-11-29 23:59:00）之内`
  (message, { kind }) => {
    const [, start, end] = /（(\d{4}-\S+ \S+) 至 (\d{4}-\S+ \S+)）/.exec(message) ?? []
    return kind === 'period' && start && end ? weekWithin(inZone(start), inZone(end)) : undefined
  },
  // `请粘贴“导出目录JSON”所得的全部内容，它以“[”开头`
  (message) =>
    /以“\[”开头/.test(message)
      ? '[{"title":"一章","nodeKind":"chapter","children":[]}]'
      : undefined,
  // `这门课只有 2 个课时`, `活动只有 31 天`
  (message, { kind }) => (kind === 'integer' && /只有 ?\d+ ?[个天]/.test(message) ? 1 : undefined),
  // `“第20天｜听课”不能这样顺延：超出了营期天数`
  (message) => (/不能这样顺延/.test(message) ? (/超出/.test(message) ? -1 : 1) : undefined),
  // `最高版本不能小于最低版本`
  (message, { kind }) =>
    kind !== 'integer' && /版本不能小于/.test(message) ? '99.0.0' : undefined,
  (message, field) => moment(message, field),
  // `修正后为 负 32 小时，应在 0 到 24 小时之间`
  (message, { kind }) =>
    numbers.includes(kind) && /应在 0 ?到/.test(message)
      ? kind === 'duration'
        ? 60
        : 1
      : undefined,
  (message, field) => number(message, field, /须大于|不能小于|不能少于|不能低于|至少/, 1),
  (message, field) =>
    number(message, field, /须小于|不能大于|不能多于|不能高于|不能超过|超出|最多/, -1),
]

/** A trial within a term is short, and nothing is sold for days that are over. */
function weekWithin(start: string, end: string): { readonly start: string; readonly end: string } {
  const from = Math.max(Date.parse(start), Math.min(Date.now(), Date.parse(end)))
  const to = Math.min(Date.parse(end), from + 7 * 24 * HOUR)
  return { start: toShanghai(from), end: toShanghai(to) }
}

const inZone = (moment: string): string => `${moment.replace(' ', 'T')}+08:00`

const numbers: readonly string[] = ['integer', 'decimal', 'percent', 'money', 'order', 'duration']

/** A little above or below the bound that is named last; small where none is. */
function number(message: string, { kind }: Field, says: RegExp, step: number): unknown {
  if (!numbers.includes(kind) || !says.test(message)) return undefined
  const bound = [...message.matchAll(/\d+(?:\.\d+)?/g)].at(-1)?.[0]
  if (bound === undefined) return 1
  return (Number(bound) + step) * (kind === 'money' ? 100 : 1)
}

/** Somewhat from now on where it is to come before something else, far from now where it is to come after it. */
function moment(message: string, { kind }: Field): unknown {
  const isLater = /须晚于|不能早于|不早于|之后/.test(message)
  if (!isLater && !/须早于|不能晚于|不晚于|最晚|之前/.test(message)) return undefined
  const start = Date.now() + (isLater ? 20 * 24 : 2) * HOUR
  const end = start + (isLater ? 7 * 24 : 20) * HOUR
  if (kind === 'period') return { start: toShanghai(start), end: toShanghai(end) }
  // `付款日期不能晚于今天`
  if (kind === 'date') return toShanghai(/今天/.test(message) ? Date.now() : end).slice(0, 10)
  return kind === 'dateTime' ? toShanghai(end) : undefined
}
