import { pinyin } from 'pinyin-pro'

/** How labels are typed without an input method: `杂志` → `zz zazhi`. What is no Chinese is left out. */
export function initialsOf(labels: Iterable<string>): { readonly [label: string]: string } {
  const chinese = [...new Set(labels)].filter((label) => /\p{Script=Han}/u.test(label))
  return Object.fromEntries(chinese.map((label) => [label, spelled(label)]))
}

function spelled(label: string): string {
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const
  const whole = pinyin(label, options).map((part) => part.toLowerCase().replace(/[^a-z0-9]/g, ''))
  return `${whole.map((part) => part.charAt(0)).join('')} ${whole.join('')}`
}
