/** One line of a page that lists what lies in it. */
export interface PreviewLine {
  readonly id: number
  readonly title: string
  readonly facts: readonly string[]
  readonly picture: string | null
  readonly free: boolean
  /** Where it is not what readers see yet: the name of its state. */
  readonly state: string | null
}

/** A page of the app as readers see it: everything in words, so that whoever draws it asks for nothing more. */
export interface PreviewPage {
  readonly page: 'text' | 'contents'
  readonly title: string
  readonly subtitle: string | null
  readonly picture: string | null
  readonly lead: string | null
  /** Markup, to be cleaned by whoever shows it. */
  readonly body: string | null
  readonly facts: readonly string[]
  readonly tags: readonly string[]
  readonly audio: { readonly url: string; readonly duration: number | null } | null
  readonly price: string | null
  /** Read without rights, too. */
  readonly free: boolean
  readonly groups: readonly {
    readonly title: string | null
    readonly lines: readonly PreviewLine[]
  }[]
}
