/** Plain text as markup that shows it. */
export const textToHtml = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>')
