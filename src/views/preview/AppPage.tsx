import type { ComponentType } from 'react'
import type { PreviewPage } from '#derive/previewPage.ts'
import { ContentsPage } from './ContentsPage.tsx'
import { TextPage } from './TextPage.tsx'
import '../show.css'
import './app.css'

export interface AppPageProps {
  readonly page: PreviewPage
}
const pages: { readonly [page in PreviewPage['page']]: ComponentType<AppPageProps> } = {
  text: TextPage,
  contents: ContentsPage,
}

/** A page of the app as readers see it. */
export default function AppPage({ page }: AppPageProps) {
  const Page = pages[page.page]
  return (
    <article className="app-page">
      <Page page={page} />
    </article>
  )
}
