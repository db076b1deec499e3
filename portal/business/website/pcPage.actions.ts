import type { Row } from '#declare'
import type { PreviewSite, SiteEntry } from '#derive/previewSite.ts'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { backToPublished } from '#portal/engine/published/backToPublished.ts'

type Block = PreviewSite['blocks'][number]

const text = (value: unknown): string | null => (value ? String(value) : null)
const entries = (list: unknown, entryOf: (entry: Row) => Omit<SiteEntry, 'id'>): SiteEntry[] =>
  ((list ?? []) as readonly Row[]).map((entry, at) => ({ id: at + 1, ...entryOf(entry) }))

/** Packages as cards; those that are not on sale say so, since the page is not published with them. */
async function packagesOf({ records, row }: ActionCall): Promise<SiteEntry[]> {
  const found: SiteEntry[] = []
  for (const id of (row?.packages ?? []) as readonly number[]) {
    const one = await records.find('productPackage', id)
    if (one)
      found.push({
        id,
        title: String(one.name),
        summary: text(one.intro),
        picture: text(one.cover),
      })
  }
  return found
}

/** The page top to bottom, as it is saved, with what waits for the next publish. */
async function blocksOf(call: ActionCall): Promise<Block[]> {
  const { row, session } = call
  const page = row as Row
  const say = (zh: string, en: string) => (session.language === 'en' ? en : zh)
  const contact = [
    [say('咨询电话', 'Phone'), page.phone],
    [say('商务邮箱', 'E-mail'), page.email],
  ] as const
  const plain = { wide: true, background: '#FFFFFF', waiting: null }
  const blocks: Omit<Block, 'id'>[] = [
    {
      ...{ ...plain, as: 'hero', title: null },
      entries: [
        {
          id: 1,
          title: String(page.headline ?? ''),
          summary: text(page.subhead),
          picture: text(page.bigImage),
        },
      ],
    },
    {
      ...{ ...plain, as: 'text', title: say('方案介绍', 'What we offer') },
      ...{ text: text(page.intro), entries: [] },
    },
    {
      ...{ ...plain, as: 'icons', title: say('产品优势', 'Advantages') },
      entries: entries(page.advantages, (one) => ({
        title: String(one.title),
        summary: text(one.text),
        picture: text(one.iconUrl),
      })),
    },
    { ...plain, as: 'list', title: say('推荐产品包', 'Packages'), entries: await packagesOf(call) },
    {
      ...{ ...plain, as: 'logos', title: say('客户案例', 'Our customers') },
      entries: entries(page.cases, (one) => ({
        title: String(one.name),
        summary: text(one.text),
        picture: text(one.logo),
      })),
    },
    {
      ...{ ...plain, as: 'contact', title: say('联系我们', 'Contact') },
      entries: [
        ...contact.map(([title, value], at) => ({
          ...{ id: at + 1, title, summary: text(value), picture: null },
        })),
        ...(page.qrCode
          ? [{ id: 3, title: say('扫码咨询', 'Scan'), summary: null, picture: text(page.qrCode) }]
          : []),
      ],
    },
  ]
  return blocks
    .filter(({ as, entries: of }) => ['text', 'hero'].includes(as) || of.length > 0)
    .map((block, at) => ({ id: at + 1, ...block }))
}

/** Actions of the website's page for government and enterprise customers. */
export const actions: ActionFunctions = {
  page: async (call): Promise<PreviewSite> => {
    if (!call.row) throw missing(call.entity.label)
    const title = String(call.row.seoTitle || call.row.headline)
    return { page: 'site', title, blocks: await blocksOf(call) }
  },

  /** The page as the website shows it, published as it was. */
  restore: (call) => backToPublished(call, { status: 'published' }),
}
