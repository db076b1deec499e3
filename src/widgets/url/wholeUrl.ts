/** An address without the white space around it; one that begins with its host gets the `https://` it was meant with. */
export function wholeUrl(typed: string): string {
  const plain = typed.trim()
  return /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(plain) ? `https://${plain}` : plain
}
