import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { type Calls, page } from '#portal/http/records/recordCalls.ts'
import { wallTags } from '../activities/participation/wallTags.ts'

/** Named calls on the wall of names. */
export const calls: Calls = {
  /** `GET rank/bigCoffeeWall?tag&page&size`: names with their total, and the tags in order; a list for whoever asks for one. */
  getList: async (c, call) => {
    const { tag, page: at, size = '10', ...query } = queryOf(c)
    if (tag === undefined && at === undefined) return page(c, call, queryOf(c))
    const from = (Number(at ?? 1) - 1) * Number(size)
    const answer = await page(c, call, {
      ...query,
      ...(tag && { filter: JSON.stringify({ tags: tag }) }),
      range: JSON.stringify([from, from + Number(size) - 1]),
    })
    const { db } = call.context.database
    const tags = await wallTags(db, shanghaiTime(call.context.clock()))
    const body = await answer.json()
    return c.json({ ...body, data: { ...body.data, tags } })
  },
}
