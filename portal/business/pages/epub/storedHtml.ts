import { cleanHtml } from '#portal/engine/richText/cleanHtml.ts'
import { readerHtml } from './readerHtml.ts'

/** The text of a chapter as a save leaves it, so that what was parsed and what is saved unchanged are one and the same. */
export const storedHtml = (html: string): string => readerHtml(cleanHtml(html).html)
