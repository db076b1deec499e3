import { afterEach, beforeAll, expect, test } from 'vitest'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { validRow } from '../portal/engine/rules/testing/validRow.ts'
import { type AtDesk, goToDesk } from './desks/atDesk.ts'
import { type Colleague, colleagueAt } from './desks/colleague.ts'
import { type Declared, declaredDesks } from './desks/desks.ts'
import { setDesk } from './support/stage.ts'
import { readDeclared } from './walker/declared.ts'
import { type Desk, openWalkersDesk } from './walker/desk.ts'
import { walkerOf } from './walker/people.ts'

const stage = setDesk()
const desks = await declaredDesks()
const { entities } = await readDeclared()
let desk: Desk
let colleague: Colleague

beforeAll(async () => {
  const { browser, portal } = stage
  colleague = await colleagueAt(portal)
  desk = await openWalkersDesk(browser, portal, await walkerOf(portal, 'admin', portal))
  // So that nobody waits ten seconds for each decision.
  await desk.page.clock.install()
})
const line = (isThere: boolean) => desk.page.context().setOffline(!isThere)
afterEach(() => line(true))

/** What passes all checks of a record that ask for no others. */
const validFor = ({ entity }: Declared) =>
  validRow(
    entity,
    { entities, before: null, now: toShanghai(Date.now()), ...nothingKnown },
    () => null,
    7,
  )

/** Each decision of a desk at each tab where a record stands for it. */
async function* decisions(declared: Declared): AsyncGenerator<{ at: AtDesk; move: string }> {
  const { entity } = declared
  const { queue, moves, stateField } = entity
  for (const move of Object.keys(queue!.decide))
    for (const [tab, { filter }] of queue!.tabs.entries()) {
      const states = [filter[stateField] ?? []].flat().map(String)
      if (states.length > 0 && !states.some((state) => moves[move]?.from.includes(state))) continue
      if ((await colleague.take(entity, tab, 0)).tabs[tab]?.count === 0) continue
      const at = await goToDesk(desk, declared, tab)
      if (!(await at.standsFor(move))) continue
      yield { at, move }
    }
}

test.each(desks)(
  'two at the desk of $called: nobody has what the other has, who is late is told what it is now',
  async (declared) => {
    const { entity } = declared
    const { page } = desk
    let said = false
    for await (const { at, move } of decisions(declared)) {
      // What is only read out may not make the page longer than what is seen of it.
      const beyond = () => document.documentElement.scrollHeight - document.body.scrollHeight
      expect(await page.evaluate(beyond)).toBeLessThanOrEqual(1)
      const id = (await at.shown())!
      const { records, others } = await colleague.take(entity, 0, 20)
      expect(records.map((one) => one.id)).not.toContain(id)
      expect(others).toHaveLength(1)
      await colleague.take(entity, 0, 0)

      const record = await colleague.read(entity, id)
      const prepared = await at.prepare(move, record, validFor(declared))
      if (!prepared || (prepared.way.kind === 'dialog' && !prepared.way.held)) continue
      // Without a line it is kept; the colleague, who has one, is faster.
      await line(false)
      await prepared.press()
      await at.wait()
      await page.getByText(/连不上服务器：\d+ 条决定留在这里/).waitFor()
      const isAhead = await colleague.getsAhead(entity, record, move)
      await line(true)
      if (!isAhead) continue
      const told = page.locator('.queue-bar .MuiAlert-root', { hasText: '没有' })
      await told.waitFor()
      expect(await told.innerText()).toMatch(/同事已先处理，现在是“.+”|同事刚改过.+，请再看一遍/)
      await told.getByRole('button', { name: '再看这条' }).click()
      await expect.poll(() => at.shown()).toBe(id)
      said = true
      break
    }
    expect(said).toBe(true)
  },
)

test.each(desks)(
  'what is decided without a line at the desk of $called is kept, told, and done once there is one',
  async (declared) => {
    const { entity } = declared
    const { page } = desk
    const met: string[] = []
    for await (const { at, move } of decisions(declared)) {
      if (met.includes(move)) continue
      const id = (await at.shown())!
      const record = await colleague.read(entity, id)
      const prepared = await at.prepare(move, record, validFor(declared))
      if (!prepared) continue
      const { way, dialog, press } = prepared
      await line(false)
      await press()
      if (way.kind === 'dialog' && !way.held) {
        // What moves money is not kept, it is told at once: everything stands as it was typed.
        await page
          .locator('[role=dialog] [role=alert], .MuiSnackbar-root [role=alert]')
          // What was warned of before stands there, too; and that the line of the last decision is back.
          .filter({ hasText: '无法连接' })
          .first()
          .waitFor()
        expect(await at.shown()).toBe(id)
        await line(true)
        if ((await dialog.count()) > 0) await press()
        else await (await at.prepare(move, record, validFor(declared)))?.press()
      } else {
        await at.wait()
        await page.getByText(/连不上服务器：\d+ 条决定留在这里/).waitFor()
        await line(true)
      }
      // What a rule forbids, or the portal wants agreed to first, is told with its reason; all else is done.
      const refused = page
        .locator('.queue-bar .MuiAlert-root', { hasText: /没有.+：.+/ })
        .or(page.locator('[role=dialog] .MuiAlert-colorError', { hasNotText: /连接|网络/ }))
      const became = async () => {
        if ((await refused.count()) > 0) return 'told why'
        const state = (await colleague.read(entity, id))[entity.stateField]
        return state === record[entity.stateField] ? 'waiting' : 'done'
      }
      await expect.poll(became, { message: move }).not.toBe('waiting')
      met.push(move)
    }
    expect(met).not.toEqual([])
  },
)
