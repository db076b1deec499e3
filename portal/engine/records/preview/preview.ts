import type { Language, Row } from '#declare'
import type { PreviewOf } from '#declare/action.ts'
import type { PreviewPage } from '#derive/previewPage.ts'
import { demandOnly } from '../acceptedValues.ts'
import { type Call, demand, findVisible, visibleRow } from '../call.ts'
import { isRow } from '../entryKeys.ts'
import { pageOf } from './pageOf.ts'
import { tokenFor } from './token.ts'

/** The page, and where a phone finds it until when (ISO 8601); no address for what is not saved yet. */
export type Preview = PreviewPage & { readonly address?: string; readonly expires?: string }

/** What an action that previews gives: the record as the app would show it, with the values typed so far in place. */
export async function preview(
  call: Call,
  id: number | null,
  name: string,
  body: Row,
  language: Language,
): Promise<Preview> {
  demand(call, name)
  demandOnly(body, ['values'])
  const { context, entity } = call
  const { db } = context.database
  const row = id === null ? {} : visibleRow(call, await findVisible(call, db, id))
  const typed = isRow(body.values) ? body.values : {}
  const previews = entity.actions[name]?.previews as PreviewOf
  const page = await pageOf(context, db, entity, previews, { ...row, ...typed }, language)
  if (id === null) return page
  const life = 'minutes' in previews && previews.minutes ? previews.minutes * 60_000 : undefined
  const seenAs = { entity: entity.name, id, action: name }
  const { token, expires } = await tokenFor(context, seenAs, life)
  const [origin = ''] = context.origins
  return {
    ...page,
    address: `${origin}/preview/${token}`,
    expires: new Date(expires).toISOString(),
  }
}
