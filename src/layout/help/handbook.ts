/** Where the portal serves a page of the handbook: `editors/forms`. */
export const handbookAddress = (page: string): string =>
  `/docs/${page.replace(/index$/, '')}${page.endsWith('/index') ? '' : '.html'}`

/** Whether the portal serves the handbook: `npm run docs` writes its list of pages, which nothing else answers with. */
export async function hasHandbook(): Promise<boolean> {
  const answer = await fetch('/docs/hashmap.json')
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('json')
}
