import type { Locator } from 'playwright-core'
import type { Entity, Row } from '#declare'
import { dialogFields } from '../../src/views/perform/dialogFields.ts'
import { type Way, wayOf } from '../../src/views/queue/deciding.ts'
import { HOLD } from '../../src/views/queue/outbox.ts'
import { demandsOf } from '../../src/views/record/demands.ts'
import type { Desk } from '../walker/desk.ts'
import { fillAll, openForm, wordOf } from '../walker/forms/form.ts'
import type { Declared } from './desks.ts'

/** Somebody at a desk, and how they work there. */
export interface AtDesk {
  readonly record: Locator
  /** The number of the record before one; undefined where nothing is. */
  shown(): Promise<number | undefined>
  /** Puts a record before one by which this can be decided; false where none of the first few is. */
  standsFor(move: string): Promise<boolean>
  /** Says what is decided, all but the last press; undefined where the dialog says that it cannot be done yet. */
  prepare(move: string, record: Row, valid: Row): Promise<Prepared | undefined>
  /** Lets the ten seconds pass. */
  wait(): Promise<void>
}

/** A decision that wants one more press. */
export interface Prepared {
  readonly way: Way
  /** What it is said in, where that is a dialog. */
  readonly dialog: Locator
  press(): Promise<void>
}

/** So many records are left to others until one is there that a decision is open for. */
const LOOKED = 4

/** Goes to a tab of a desk, and waits until something is there. */
export async function goToDesk(desk: Desk, { entity, screen }: Declared, tab: number) {
  const { page } = desk
  // As from another screen: what one left to others at a desk is before one again when it opens.
  await desk.go('/404')
  await desk.go(`${screen.path}/queue${tab ? `?tab=${tab}` : ''}`)
  const record = page.locator('.queue-record')
  await record.waitFor()
  const at: AtDesk = {
    record,
    shown: async () => {
      if ((await record.count()) === 0) return undefined
      return Number(await record.getAttribute('data-id'))
    },
    standsFor: async (move) => {
      for (let left = 0; left < LOOKED; left++) {
        // Whether it stands may hang on more than the record says, which the portal is asked.
        await page.locator('.queue-decide[aria-busy=true]').waitFor({ state: 'detached' })
        const button = keyed(desk, entity, move)
        if ((await button.count()) > 0 && (await button.isEnabled())) return true
        if ((await record.count()) === 0) return false
        await page.keyboard.press('n')
      }
      return false
    },
    prepare: (move, row, valid) => prepared(desk, entity, move, row, valid),
    wait: () => page.clock.fastForward(HOLD + 1000),
  }
  return at
}

const keyed = ({ page }: Desk, { queue }: Entity, move: string): Locator =>
  page.locator(`.queue-bar button[aria-keyshortcuts="${queue?.decide[move]?.key}"]`)

async function prepared(desk: Desk, entity: Entity, move: string, row: Row, valid: Row) {
  const { page } = desk
  const way = wayOf(entity, move, row)
  const { key = '' } = entity.queue?.decide[move] ?? {}
  const dialog = page.getByRole('dialog').last()
  if (way.kind === 'now') return { way, dialog, press: () => page.keyboard.press(key) }
  await page.keyboard.press(key)
  if (way.kind === 'choice') return { way, dialog, press: () => page.keyboard.press('1') }
  await dialog.waitFor()
  const asked = dialogFields(entity, move, demandsOf(entity, move, [row]), [row])
  // What it is filled in with is loaded when the first dialog opens.
  if (Object.keys(asked).length > 0) await dialog.locator('[data-source]').first().waitFor()
  await fillAll(
    openForm({
      ...{ desk, path: '', root: dialog, wanted: valid, seed: 1 },
      fieldOf: (source) => entity.fields[source.split('.')[0] ?? ''],
    }),
  )
  const reason = dialog.locator('textarea[aria-required=true]').last()
  if ((await reason.count()) > 0 && (await reason.inputValue()) === '')
    await reason.fill('在处理台核对过')
  const typed = dialog.getByLabel(/^请输入 .+ 以确认$/)
  if ((await typed.count()) > 0) await typed.fill(await wordOf(typed))
  await dialog.getByText('正在检查').waitFor({ state: 'hidden' })
  const ok = dialog.locator('button[type=submit], .MuiButton-contained').last()
  if (await ok.isDisabled()) {
    await page.keyboard.press('Escape')
    return undefined
  }
  return { way, dialog, press: () => ok.click() }
}
