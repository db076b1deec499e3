import type { Mode, Script, TextPlan } from './TextPlan.ts'

const scripts: readonly Script[] = ['cn', 'tw', 'twp', 'hk']
const modes: readonly Mode[] = ['script', 'width', 'word', 'html', 'tidy']
const tidying = ['edges', 'emptyLines', 'inChinese', 'besideLatin'] as const

/** What an address asks for: `?mode=script&from=cn&to=tw`; simplified to Taiwan's where it says nothing. */
export function planOf(search: URLSearchParams): TextPlan {
  const asked = search.get('mode') as Mode
  const mode = modes.includes(asked) ? asked : 'script'
  const script = (name: string, otherwise: Script) => {
    const given = search.get(name) as Script
    return scripts.includes(given) ? given : otherwise
  }
  if (mode === 'script') return { mode, from: script('from', 'cn'), to: script('to', 'tw') }
  if (mode === 'width')
    return {
      mode,
      to: search.get('to') === 'full' ? 'full' : 'half',
      marks: search.get('marks') === '1',
    }
  if (mode !== 'tidy') return { mode }
  const given = (search.get('do') ?? 'edges,emptyLines,inChinese').split(',')
  const [edges, emptyLines, inChinese, besideLatin] = tidying.map((name) =>
    given.includes(name),
  ) as [boolean, boolean, boolean, boolean]
  return { mode, edges, emptyLines, inChinese, besideLatin }
}

export const withMode = (mode: Mode): Record<string, string> => ({ mode })

/** A plan as the address keeps it. */
export function searchOf(plan: TextPlan): Record<string, string> {
  const { mode } = plan
  if (mode === 'script') return { mode, from: plan.from, to: plan.to }
  if (mode === 'width') return { mode, to: plan.to, ...(plan.marks && { marks: '1' }) }
  if (mode === 'tidy') return { mode, do: tidying.filter((name) => plan[name]).join(',') }
  return { mode }
}

/** The way back, where there is one. */
export function swapPlan(plan: TextPlan): Record<string, string> {
  if (plan.mode === 'script') return searchOf({ ...plan, from: plan.to, to: plan.from })
  if (plan.mode === 'width') return searchOf({ ...plan, to: plan.to === 'half' ? 'full' : 'half' })
  return searchOf(plan)
}
