const escapes: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text with the reader's nickname in place of `{name}`; whoever has none is 读者. */
export const namedFor = (text: string, nickname: unknown): string =>
  text.replaceAll('{name}', () => String(nickname || '读者'))

/** The same for rich text, where a nickname is plain text. */
export const namedInHtml = (html: string, nickname: unknown): string =>
  namedFor(
    html,
    String(nickname || '读者').replace(/[&<>"]/g, (sign) => escapes[sign] as string),
  )
