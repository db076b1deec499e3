import type { PreviewPage } from '#derive/previewPage.ts'

/** What draws one kind of page. */
export interface PageProps<P extends PreviewPage = PreviewPage> {
  readonly page: P
}
