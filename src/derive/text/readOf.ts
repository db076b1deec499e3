import { decodeEntities } from './paragraphsOf.ts'

/** What one reads of markup: its text, line breaks kept. */
export const readOf = (html: string): string =>
  decodeEntities(html.replace(/<br\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, ''))

/** The addresses of the pictures in markup. */
export const picturesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].map(([, src]) =>
    decodeEntities(src as string),
  )
