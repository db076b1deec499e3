import type { Row } from '#declare'
import { paragraphsOf } from '#derive/text/paragraphsOf.ts'
import type { Here } from '../step.ts'

/** What somebody who reads a refusal would look up in another record; undefined where it tells of none. */
export async function lookedUp(here: Here, message: string, record: Row = {}): Promise<unknown> {
  // `《走进科学》里没有这段原文，请从正文复制`
  const [, title] = /^《(.+)》里没有这段原文/.exec(message) ?? []
  if (title !== undefined) return passageOf(here, title)
  // `“…”不在活动的兑奖门店里`, `核销口令不正确`
  if (/不在活动的兑奖门店里/.test(message)) return (await shopOf(here, record))?.name
  if (/^核销口令不正确/.test(message)) return (await shopOf(here, record))?.code
  // `此手机号没有注册，无法加入`, `没有使用这些手机号的用户：13800000001`
  return /手机号没有注册|没有使用这些手机号的用户/.test(message) ? phoneOfSomebody(here) : undefined
}

/** Whoever exchanges a prize knows the shop they stand in, and its code. */
async function shopOf(here: Here, { raffle }: Row): Promise<Row | undefined> {
  const path = here.declared.entities.get('raffle')?.path
  const { data } = await here.call('GET', `${path}/${raffle}`)
  return ((data as Row | null)?.shops as readonly Row[] | undefined)?.[0]
}

/** Where the text of each kind of content stands: in a field of its own, or of what lies in it. */
const texts: readonly (readonly [content: string, text: string, by?: string, of?: string])[] = [
  ['article', 'body'],
  ['issue', 'body', 'issue', 'article'],
  ['epub', 'content', 'epub', 'epubChapter'],
  ['audiobook', 'introduction'],
]

async function passageOf(here: Here, title: string): Promise<string | undefined> {
  for (const [content, text, by, of] of texts) {
    const found = await firstOf(here, content, { title_q: title })
    const holder = found && by && of ? await firstOf(here, of, { [by]: found.id }) : found
    if (!holder) continue
    const { path } = here.declared.entities.get(of ?? content) ?? {}
    const { data } = await here.call('GET', `${path}/${holder.id}`)
    const paragraphs = paragraphsOf(String((data as Row | null)?.[text] ?? ''))
    const passage = paragraphs.find((paragraph) => paragraph.length > 10)
    if (passage) return passage.slice(0, 60)
  }
  return undefined
}

/** Lists show a part of it: it is asked for where it is shown on demand, as somebody would. */
async function phoneOfSomebody(here: Here): Promise<unknown> {
  const path = here.declared.entities.get('appUser')?.path
  const somebody = await firstOf(here, 'appUser', { status: 'normal' })
  const { data } = await here.call('POST', `${path}/${somebody?.id}/showPhone`, {})
  return (data as Row | null)?.phone
}

async function firstOf(here: Here, name: string, filter: Row): Promise<Row | undefined> {
  const path = here.declared.entities.get(name)?.path
  const asked = encodeURIComponent(JSON.stringify(filter))
  const { data } = await here.call('GET', `${path}?filter=${asked}&range=[0,0]`)
  return (data as { readonly list?: readonly Row[] } | null)?.list?.[0]
}
