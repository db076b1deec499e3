/** A text with a phrase put in where the cursor stands, and where the cursor stands then. */
export function withPhrase(
  text: string,
  phrase: string,
  at: number,
): { readonly text: string; readonly caret: number } {
  const before = text.slice(0, at)
  return { text: before + phrase + text.slice(at), caret: before.length + phrase.length }
}
