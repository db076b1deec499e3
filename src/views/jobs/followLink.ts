/** Hands an address to the browser as a download, under a name or the one the answer says. */
export function followLink({
  url,
  name = '',
}: {
  readonly url: string
  readonly name?: string
}): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
