/** Ways of writing Chinese, by OpenCC's names: mainland, Taiwan, Taiwan with its own words, Hong Kong. */
export type Script = 'cn' | 'tw' | 'twp' | 'hk'
export type Width = 'half' | 'full'
export interface Tidying {
  /** Blanks at the ends of lines, and indents. */
  readonly edges: boolean
  /** Several empty lines become one. */
  readonly emptyLines: boolean
  /** Blanks between Chinese characters go. */
  readonly inChinese: boolean
  /** A blank stands between Chinese and Latin letters or digits. */
  readonly besideLatin: boolean
}

/** What is to be done with a text. */
export type TextPlan =
  | { readonly mode: 'script'; readonly from: Script; readonly to: Script }
  | { readonly mode: 'width'; readonly to: Width; readonly marks: boolean }
  | { readonly mode: 'word' }
  | { readonly mode: 'html' }
  | ({ readonly mode: 'tidy' } & Tidying)

export type Mode = TextPlan['mode']
