import type { Field } from '#declare'

/** What somebody who reads a refusal would put there instead; undefined where it tells none. */
export function hinted(message: string, field: Field): unknown {
  return ways.map((way) => way(message, field)).find((value) => value !== undefined)
}

type Way = (message: string, field: Field) => unknown

const ways: readonly Way[] = [
  // `可用：magazine（订刊）`, `可用：shop.example.com、*.example.cn`
  (message, { kind }) => {
    const named = /可用[：:]\s*(?:\*\.)?([\w.-]+)/.exec(message)?.[1]
    return named && kind === 'url' ? `https://${named}/walk` : named
  },
  // `须有 2 至 6 个选项`, one a line
  (message, { kind }) => {
    const least = Number(/须有 ?(\d+) ?至/.exec(message)?.[1] ?? 0)
    return kind === 'longText' && least > 0
      ? Array.from({ length: least }, (_, at) => `第${at + 1}项`).join('\n')
      : undefined
  },
  (message, field) => number(message, field, /须大于|不能小于|不能低于|至少/, 1),
  (message, field) => number(message, field, /须小于|不能大于|不能高于|不能超过|超出|最多/, -1),
]

const numbers: readonly string[] = ['integer', 'decimal', 'percent', 'money', 'order']

/** A little above or below the bound that is named last; small where none is. */
function number(message: string, { kind }: Field, says: RegExp, step: number): unknown {
  if (!numbers.includes(kind) || !says.test(message)) return undefined
  const bound = [...message.matchAll(/\d+(?:\.\d+)?/g)].at(-1)?.[0]
  if (bound === undefined) return 1
  return (Number(bound) + step) * (kind === 'money' ? 100 : 1)
}
