import { type ComponentType, lazy, Suspense } from 'react'
import type { PreviewPage } from '#derive/previewPage.ts'
import { ContentsPage } from './ContentsPage.tsx'
import type { PageProps } from './pageProps.ts'
import { TextPage } from './TextPage.tsx'
import '../show.css'
import './app.css'

type Pages = {
  readonly [page in PreviewPage['page']]: ComponentType<
    PageProps<Extract<PreviewPage, { readonly page: page }>>
  >
}
const pages: Pages = {
  text: TextPage as Pages['text'],
  contents: ContentsPage as Pages['contents'],
  modules: lazy(() => import('./ModulesPage.tsx')),
  days: lazy(() => import('./DaysPage.tsx')),
  look: lazy(() => import('./LookPage.tsx')),
  ticket: lazy(() => import('./TicketPage.tsx')),
  over: lazy(() => import('./OverPage.tsx')),
  wall: lazy(() => import('./WallPage.tsx')),
  spot: lazy(() => import('./SpotPage.tsx')),
  blocks: lazy(() => import('./BlocksPage.tsx')),
  floors: lazy(() => import('./FloorsPage.tsx')),
  checkout: lazy(() => import('./CheckoutPage.tsx')),
}

/** A page of the app as readers see it. */
export default function AppPage({ page }: PageProps) {
  const Page = pages[page.page] as ComponentType<PageProps>
  return (
    <article className="app-page">
      <Suspense fallback={null}>
        <Page page={page} />
      </Suspense>
    </article>
  )
}
