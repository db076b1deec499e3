import type { ComponentType } from 'react'
import { ownFiles } from '#resources/ownFiles.ts'
import { later } from './later.tsx'

const parts = new Map(
  [...ownFiles].map(([name, load]) => [
    name,
    later(load as () => Promise<{ readonly default: ComponentType<object> }>),
  ]),
)

/**
 * The component that stands beside a declaration under this name, loaded when it is first drawn; undefined where nobody
 * wrote one: `ownPart('magazine.list')`, `ownPart('magazine.cover.cell')`.
 */
export function ownPart<P extends object>(name: string): ComponentType<P> | undefined {
  return parts.get(name) as ComponentType<P> | undefined
}
