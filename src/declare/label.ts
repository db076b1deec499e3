/** A text in both languages, Chinese first. Nothing a user reads exists in one language only. */
export type Label = readonly [zh: string, en: string]

/** Whether both languages are there, and say something. */
export const isLabel = (said: unknown): said is Label =>
  Array.isArray(said) &&
  said.length === 2 &&
  said.every((text) => typeof text === 'string' && text.trim() !== '')

/** The languages of the product, in the order a {@link Label} holds them. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** The wording of `label` in `language`. */
export function wording(label: Label, language: Language): string {
  return label[languages.indexOf(language)] ?? label[0]
}
