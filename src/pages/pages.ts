import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Screen } from '#declare'

/** What every page gets: the screen it stands on. */
export interface PageProps {
  readonly screen: Screen
}
type Page = LazyExoticComponent<ComponentType<PageProps>>

const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page =>
  lazy(load)

/** Screens of kind page, bulk and dashboard by their address; what is not here is not in the menu. */
export const pages: { readonly [path: string]: Page } = {
  '/home': page(() => import('./Home.tsx')),
}
