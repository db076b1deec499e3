/** One content of a block of the website. */
export interface SiteEntry {
  readonly id: number
  readonly title: string
  readonly summary: string | null
  readonly picture: string | null
}
/** A page of the website, drawn as wide as it is there. */
export interface PreviewSite {
  readonly page: 'site'
  readonly title: string
  readonly blocks: readonly {
    readonly id: number
    readonly as: 'carousel' | 'list' | 'covers' | 'hero' | 'text' | 'icons' | 'logos' | 'contact'
    /** Over the full width, or in the left column. */
    readonly wide: boolean
    readonly title: string | null
    readonly background: string | null
    /** Readers do not see it now; why in words. */
    readonly waiting: string | null
    readonly entries: readonly SiteEntry[]
    /** Markup, to be cleaned by whoever shows it. */
    readonly text?: string | null
  }[]
}
