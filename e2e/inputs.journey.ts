import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { readDeclarations } from '../portal/start/declarations.ts'
import { type Entity, isKept } from '../src/declare/index.ts'
import { creatable } from '../src/derive/creatable.ts'
import { hintsOf } from '../src/views/form/rules.ts'
import { blankRecord } from '../src/views/form/values.ts'
import { openDesk, pick } from './support/desk.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
/** A finger needs so much, and so does a word that is typed. */
const TARGET = 24
const ROOM = 40

test('every kind of input can be seen and used on a phone', async () => {
  const forms = formsOfEveryKind(await readDeclarations())
  const { page, errors } = await openDesk(stage.browser, stage.portal, stage.portal, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const seen = new Set<string>()
  const narrow: string[] = []
  for (const { path, fields } of forms) {
    await page.goto(`${stage.portal.url}${path}/create`)
    await page.locator('.form [data-source]').first().waitFor()
    for (const { name, kind } of fields) {
      const found = await tooNarrow(page, name)
      if (!found) continue
      seen.add(kind)
      narrow.push(...found.map((one) => `${path} ${name} (${kind}): ${one}`))
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) narrow.push(`${path}: ${over} px beside the screen`)
  }
  expect(narrow).toEqual([])
  expect([...seen].sort()).toEqual([...new Set(forms.flatMap(({ kinds }) => kinds))].sort())
  expect(errors).toEqual([])
})

interface FormOfKinds {
  readonly path: string
  readonly kinds: readonly string[]
  readonly fields: readonly { readonly name: string; readonly kind: string }[]
}

/** As few create forms as show every kind of input at once. */
function formsOfEveryKind({ entities, screens }: Awaited<ReturnType<typeof readDeclarations>>) {
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  const all = screens.flatMap(({ path, kind, entity: of }): FormOfKinds[] => {
    const entity = byName.get(of ?? '')
    if (!entity || kind !== 'resource' || path.includes(':') || !creatable(entity)) return []
    const fields = shown(entity, byName)
    return [{ path, fields, kinds: [...new Set(fields.map((field) => field.kind))] }]
  })
  const missing = new Set(all.flatMap(({ kinds }) => kinds))
  const chosen: FormOfKinds[] = []
  while (missing.size > 0) {
    const gain = ({ kinds }: FormOfKinds) => kinds.filter((kind) => missing.has(kind)).length
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one))
    for (const kind of best.kinds) missing.delete(kind)
    chosen.push(best)
  }
  return chosen
}

/** The inputs a new record's form begins with. */
function shown(entity: Entity, entities: ReadonlyMap<string, Entity>) {
  const hints = hintsOf({
    ...{ entity, entities, before: null, after: blankRecord(entity, {}) },
    ...{ now: '2026-11-23T10:00:00+08:00', ...nothingKnown },
  })
  const inForm = new Set(entity.form.flatMap(([, , rows]) => rows.flat()))
  return Object.entries(entity.fields)
    .filter(([name, field]) => inForm.has(name) && !isKept(field) && !hints[name]?.hidden)
    .map(([name, { kind }]) => ({ name, kind }))
}

/** What cannot be seen or pressed in the input of a field; null where the screen holds its value fast. */
async function tooNarrow(page: Page, name: string): Promise<readonly string[] | null> {
  const field = page.locator(`.form [data-source="${name}"]`).first()
  // Some inputs are read when they are first drawn.
  await field.waitFor({ state: 'attached', timeout: 3000 }).catch(() => undefined)
  if ((await field.count()) === 0) return null
  await field.scrollIntoViewIfNeeded()
  return field.evaluate(
    (element, { target, room }) => {
      const pressed = 'input:not([aria-hidden]), [role=combobox], textarea, button'
      const parts = [...element.querySelectorAll<HTMLElement>(pressed)]
      return parts.flatMap((part) => {
        const { width, height, right } = part.getBoundingClientRect()
        const type = part.getAttribute('type')
        const name = `${part.tagName.toLowerCase()} ${part.getAttribute('aria-label') ?? part.textContent}`
        // A file is chosen by the button or the label over it.
        if (type === 'file' || part.closest('[hidden], .for-readers')) return []
        const typed = part.tagName !== 'BUTTON' && !['checkbox', 'radio', 'color'].includes(type!)
        // Tools of an editor stand in a line of their own, which a finger moves along.
        const line = part.closest('[role=toolbar]')
        const moves = line !== null && line.scrollWidth > line.clientWidth
        const held = part.closest('label')?.getBoundingClientRect()
        const wide = Math.max(width, typed ? 0 : (held?.width ?? 0))
        const high = Math.max(height, typed ? 0 : (held?.height ?? 0))
        const least = typed ? room : target
        if (wide < least || high < target) return [`${name}: ${wide} × ${high}`]
        return right > innerWidth + 1 && !moves ? [`${name}: ends at ${right}`] : []
      })
    },
    { target: TARGET, room: ROOM },
  )
}

test('what the last issue brings along replaces nothing that was typed, unless one says so', async () => {
  const { page } = await openDesk(stage.browser, stage.portal)
  await page.goto(`${stage.portal.url}/contentManagement/magazine/issues/create`)
  await pick(page, /^所属杂志/, '生活周刊')
  const number = page.locator('[data-source=number] input')
  await number.fill('7')
  await page.getByRole('button', { name: '沿用上期设置' }).click()
  const asked = page.getByRole('dialog', { name: '沿用上期设置' })
  await asked.getByText('将替换已填写的年内期号').waitFor()
  await asked.getByRole('button', { name: '只填空着的' }).click()
  await page.getByText(/^已填入：/).waitFor()
  expect(await number.inputValue()).toBe('7')
  expect(await page.locator('[data-source=publishDate] input').inputValue()).not.toBe('')
})
