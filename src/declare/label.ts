/** A text in both languages, Chinese first. Nothing a user reads exists in one language only. */
export type Label = readonly [zh: string, en: string]

/** The languages of the product, in the order a {@link Label} holds them. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** The wording of `label` in `language`. */
export function wording(label: Label, language: Language): string {
  return label[languages.indexOf(language)] ?? label[0]
}
