import { type ComponentType, lazy, Suspense } from 'react'

const files = import.meta.glob<{ readonly default: ComponentType<object> }>('./*/own.*.tsx')

/** What kinds of one's own bring in their folders, by kind: `stars/own.cell.tsx`, `stars/own.input.tsx`. */
export function ownParts<Props extends object>(
  part: 'cell' | 'input' | 'filter',
): { readonly [kind: string]: ComponentType<Props> } {
  const found = Object.entries(files).filter(([path]) => path.endsWith(`/own.${part}.tsx`))
  return Object.fromEntries(
    found.map(([path, load]) => [path.split('/').at(-2)!, later(lazy(load))]),
  )
}

const later =
  <Props extends object>(Part: ComponentType<object>): ComponentType<Props> =>
  (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
