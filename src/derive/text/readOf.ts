import { decoded } from './paragraphsOf.ts'

/** What one reads of markup: its text, line breaks kept. */
export const readOf = (html: string): string =>
  decoded(html.replace(/<br\b[^>]*>/gi, '\n').replace(/<[^>]*>/g, ''))

/** The addresses of the pictures in markup. */
export const picturesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].map(([, src]) =>
    decoded(src as string),
  )
