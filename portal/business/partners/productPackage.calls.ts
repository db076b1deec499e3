import { act } from '#portal/engine/records/action.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

/** Contents of one page of answers. */
const PAGE = 20

/** `{ id, name?, code }`: the copy. */
const copy: Route = async (c, call) => {
  const { id, ...body } = await bodyOf(c)
  return success(c, await act(call, idIn(id), 'copy', body))
}

/** `GET …/filter?packageId&type&categoryId&keyword&page`: contents the package does not hold yet, a page of them. */
const filter: Route = async (c, call) => {
  const { packageId, type, categoryId, keyword, page = '1' } = queryOf(c)
  const asked = {
    ...(type && { type }),
    ...(keyword && { keyword }),
    ...(categoryId && { category: Number(categoryId) }),
  }
  const found = (await act(call, idIn(Number(packageId)), 'filter', asked)) as {
    readonly choices: readonly object[]
  }
  const first = (Math.max(1, Number(page) || 1) - 1) * PAGE
  const list = found.choices.slice(first, first + PAGE)
  return success(c, { list, total: found.choices.length })
}

/** Named calls on packages of products. */
export const calls: Calls = { copy, filter }
