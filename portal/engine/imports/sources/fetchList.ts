import type { Label, Row } from '#declare'
import { heaviestFile } from '#derive/bulk/fileFault.ts'
import { OutboundError } from '#portal/outside/outbound/outbound.ts'
import type { PortalContext } from '../../context/portalContext.ts'

/** Where programs leave lists: nobody reads there but the portal. */
export const INBOX = 'private/inbox/'

/** A list that was found, and what is done with its place once it is taken. */
export interface FoundList {
  readonly name: string
  readonly bytes: Uint8Array
  taken(): Promise<void>
}
/** Why nothing could be fetched, in words for whoever set the source up. */
export class SourceUnread extends Error {
  readonly label: Label
  constructor(label: Label) {
    super(label[1])
    this.label = label
  }
}
/** Files of one look; what is left is taken the next day. */
const MOST = 20

/** What waits at a source: the files of its folder in the order of their names, or what its address answers. */
export const listsAt = (context: PortalContext, source: Row): Promise<readonly FoundList[]> =>
  source.source === 'address'
    ? atAddress(context, String(source.url))
    : inFolder(context, String(source.folder))

async function inFolder({ store }: PortalContext, folder: string): Promise<readonly FoundList[]> {
  if (!store) return []
  const { objects } = await store.list(`${INBOX}${folder}/`, { limit: MOST })
  const lists: FoundList[] = []
  for (const { key, size } of objects) {
    const name = key.split('/').at(-1) ?? ''
    if (size > heaviestFile) throw tooHeavy(name)
    const found = await store.get(key)
    if (!found) continue
    const bytes = new Uint8Array(await new Response(found.body).arrayBuffer())
    lists.push({ name, bytes, taken: () => store.remove(key) })
  }
  return lists
}

async function atAddress({ outbound }: PortalContext, url: string): Promise<readonly FoundList[]> {
  if (!outbound)
    throw new SourceUnread(['门户不能访问外部地址', 'The portal cannot call other machines'])
  try {
    const answer = await outbound(url, { timeout: 60_000, most: heaviestFile })
    if (!answer.ok)
      throw new SourceUnread([`网址答复 ${answer.status}`, `The address answered ${answer.status}`])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const name = new URL(url).pathname.split('/').at(-1) || 'list'
    return bytes.length === 0 ? [] : [{ name, bytes, taken: async () => undefined }]
  } catch (error) {
    throw error instanceof OutboundError ? new SourceUnread(error.label) : error
  }
}

const tooHeavy = (name: string) => new SourceUnread([`${name} 超过 10 MB`, `${name} exceeds 10 MB`])
