import type { Row } from '#declare'
import { noCall, refusedField } from '#portal/core/errors.ts'
import { ownKey } from '#portal/engine/media/ownKey.ts'
import { storedAddress } from '#portal/engine/media/storedAddresses.ts'
import { writesAnything } from '#portal/engine/media/writesAnything.ts'
import { demandOnly } from '#portal/engine/records/acceptedValues.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** Two thousand bytes in base64, and a little. */
const LONGEST = 2800

/**
 * `POST material/sound { url, look }`: how a sound of the library swings and how loud it is, so that what one browser
 * has read to its end no other need. With `look`, that is kept where there is none, of whoever may write something; how
 * it swings is told to anybody who is signed in, as the sound itself is open to everybody. Answers `{ look }`, null where
 * nobody has measured it or it is no sound of the library.
 */
export const soundLook: Route = async (c, call) => {
  const { context, entity, session } = call
  const body = await bodyOf(c)
  demandOnly(body, ['url', 'look'])
  const { url, look } = body
  if (!context.store) throw noCall('POST', c.req.path)
  if (look !== undefined && !isLook(look)) throw refusedField('look', broken)
  const address =
    ownKey(context, url) === null ? '' : storedAddress(context, String(url).replace(/[?#].*$/, ''))
  const { db } = context.database
  const [item] = address
    ? await context.rows.select(db, entity, { url: address, mediaType: 'audio' }, { limit: 1 })
    : []
  if (!item) return success(c, { look: null })
  const id = item.id as number
  if (look !== undefined && writesAnything(context, session))
    await db
      .insertInto('_sound')
      .values({ id, look: JSON.stringify(look) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  const kept = await db.selectFrom('_sound').select('look').where('id', '=', id).executeTakeFirst()
  return success(c, { look: kept ? parsedJson(kept.look) : null })
}

const broken = [
  '波形须有 peaks（base64）、seconds、lufs、highest',
  'How it swings is peaks (base64), seconds, lufs and highest',
] as const

/** What it is drawn by, and nothing else: others draw what one browser says. */
function isLook(look: unknown): boolean {
  if (typeof look !== 'object' || look === null) return false
  const { peaks, seconds, lufs, highest, ...more } = look as Row
  const isNumber = (value: unknown, most: number) =>
    typeof value === 'number' && value >= 0 && value <= most
  return (
    Object.keys(more).length === 0 &&
    typeof peaks === 'string' &&
    peaks.length <= LONGEST &&
    /^[A-Za-z0-9+/]+={0,2}$/.test(peaks) &&
    isNumber(seconds, 1_000_000) &&
    isNumber(highest, 1000) &&
    (lufs === null || (typeof lufs === 'number' && Math.abs(lufs) <= 200))
  )
}
