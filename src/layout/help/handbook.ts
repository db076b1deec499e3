/** Where the portal serves a page of the handbook: `editors/forms`. */
export const handbookAddress = (page: string): string =>
  `/docs/${page.replace(/index$/, '')}${page.endsWith('/index') ? '' : '.html'}`

/** Whether the portal serves the handbook: `npm run docs` writes its list of pages, which is empty before. */
export async function hasHandbook(): Promise<boolean> {
  const answer = await fetch('/docs/hashmap.json')
  const isList = answer.ok && (answer.headers.get('content-type') ?? '').includes('json')
  return isList && Object.keys(await answer.json()).length > 0
}
