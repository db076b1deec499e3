import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { openTransaction } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { queueCapture } from './podcasts/queueCapture.ts'

/** Actions of stations and podcast collections. */
export const actions: ActionFunctions = {
  captureNow: async ({ context, entity, row, session, db }) => {
    if (!row) throw missing(entity.label)
    return {
      job: await queueCapture(openTransaction(context, { session }, txOf(db)), row, session),
    }
  },

  /** What the feed says of itself, to be looked at, and what the form would take from it. */
  checkFeed: async ({ context, values }) => {
    const address = typeof values.feedUrl === 'string' ? values.feedUrl.trim() : ''
    if (address === '')
      throw refusedField('feedUrl', ['请填写RSS地址', 'Fill in the feed’s address'])
    const { title, tagline, introduction, picture, episodes } =
      await context.ports.feed.read(address)
    const plain = textOf(introduction)
    return {
      found: {
        title,
        picture: await coverOf(context, picture),
        text: plain,
        count: episodes.length,
        latest: episodes[0]?.title,
      },
      values: {
        ...(title && { title: cut(title, 30) }),
        ...(tagline && { subtitle: cut(tagline, 60) }),
        ...(plain && { introduction: cut(plain, 1000) }),
        origin: 'captured',
      },
    }
  },
}

/** A cover that does not come keeps nobody from looking at the rest. */
const coverOf = async ({ ports }: PortalContext, picture: string | null): Promise<string | null> =>
  picture === null ? null : ports.feed.picture(picture).catch(() => null)

const cut = (text: string, most: number): string => [...text].slice(0, most).join('')
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
