/** What is shorter was copied for something else: a title, a name, an address. */
const SHORTEST = 40

/**
 * The manuscripts of a clipboard: its files, else the text that was copied out of Word, a page or a message, as a file
 * of the name given. Word lays a picture of what was copied beside its text, so pictures alone are no files there.
 */
export function manuscriptsIn(
  clipboard: Pick<DataTransfer, 'files' | 'getData'>,
  name: string,
): readonly File[] {
  const files = [...clipboard.files]
  const html = clipboard.getData('text/html')
  const text = clipboard.getData('text/plain')
  const isText = files.every(({ type }) => type.startsWith('image/'))
  if (!isText || text.trim().length < SHORTEST) return files
  return [html.trim() ? new File([html], `${name}.html`) : new File([text], `${name}.txt`)]
}
