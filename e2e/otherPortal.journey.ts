import { expect, test } from 'vitest'
import { playMagazineDesk } from './stories/magazineDesk.ts'
import { otherCalls, startOtherPortal } from './support/otherPortal.ts'
import { setStage } from './support/stage.ts'

/** The admin with one file more, on a portal that speaks otherwise. */
const stage = setStage({}, startOtherPortal)

playMagazineDesk(stage)

test('records were read and written in the words of the other portal alone', () => {
  const calls = otherCalls(stage.portal)
  // The desk's stories change records by moves alone; what a change is called is tried with the adapter itself.
  for (const verb of ['getList', 'getInfo', 'add'])
    expect(calls).toContainEqual(
      expect.stringMatching(new RegExp(`^POST /api/portal/\\w+/${verb}$`)),
    )
  const plain =
    /^(PUT|DELETE) \/api\/portal\/\w+\/\d+$|^GET \/api\/portal\/(magazine|column|issue|article)(\/\d+)?$/
  expect(calls.filter((call) => plain.test(call))).toEqual([])
})
