import type { Locator } from 'playwright-core'
import type { Field, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { comes } from '../comes.ts'
import type { Desk } from '../desk.ts'
import type { Written } from '../watch.ts'
import { clear, fills } from './fills.ts'
import { hinted } from './hinted.ts'

/** A form that is open, and what has been put into it. */
export interface OpenForm {
  readonly desk: Desk
  /** What its inputs stand in: the form of a screen, or a dialog. */
  readonly root: Locator
  /** The field an input stands for. */
  fieldOf(source: string): Field | undefined
  /** The address it stands at. */
  readonly path: string
  /** A valid record: what is typed, where it holds a value. */
  readonly wanted: Row
  /** What made-up values begin with: not the same from one walk to the next. */
  readonly seed: number
  /** Only inputs that must be filled are. */
  readonly least?: boolean
  /** What each input that was filled is to hold; undefined where only the portal can tell. */
  readonly filled: Map<string, unknown>
  /** How often each input was filled. */
  readonly turns: Map<string, number>
  /** Inputs that could not be filled, and why. */
  readonly unable: Map<string, string>
  /** What was said at an input when it was refused last. */
  readonly said: Map<string, string>
  /** What is to be put into an input next, as a refusal or another record told. */
  readonly told: Map<string, unknown>
  /** Inputs that were taken out, since others shut them out. */
  readonly emptied: Set<string>
}

/** What became of pressing 保存. */
export interface Outcome {
  readonly saved: Written | undefined
  /** What is said at inputs. */
  readonly problems: ReadonlyMap<string, string>
  /** What is said elsewhere on the page. */
  readonly alerts: readonly string[]
}

const place = ({ root }: OpenForm, source: string): Locator =>
  root.locator(`[data-source="${source}"]`).first()

/** Whether an input has the star of those that must be filled now. */
export const isStarred = async (form: OpenForm, source: string): Promise<boolean> =>
  (await place(form, source).locator(':scope > .field-label .field-star').count()) > 0

/** The form of the screen a desk shows. */
export const formOf = ({ page }: Desk): Locator => page.locator('.form-main')

/** Begins with a form as it stands. */
export const openForm = (
  given: Pick<OpenForm, 'desk' | 'root' | 'fieldOf' | 'path' | 'wanted' | 'seed' | 'least'>,
): OpenForm => ({
  ...given,
  filled: new Map(),
  turns: new Map(),
  unable: new Map(),
  said: new Map(),
  told: new Map(),
  emptied: new Set(),
})

/**
 * The inputs that take something now, in their order.
 * @param least only those with a star
 */
export async function inputsOn(root: Locator, least = false): Promise<readonly string[]> {
  return root.locator('[data-source]:visible').evaluateAll(
    (all, starred) =>
      all
        .filter((field) => !starred || field.querySelector(':scope > .field-label .field-star'))
        .filter((field) => {
          const inputs = field.querySelectorAll(
            'input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [contenteditable=true], button.field-add:not(:disabled)',
          )
          return [...inputs].some((input) => input.closest('[data-source]') === field)
        })
        .map((field) => field.getAttribute('data-source') ?? '')
        // What a setting holds is of the kind another input names: it is typed where settings are.
        .filter((source) => source !== 'typed'),
    least,
  )
}

/** Fills every input, those too that come while others are filled. */
export async function fillAll(form: OpenForm): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    const there = await inputsOn(form.root, form.least)
    const fresh = there.filter((source) => !form.filled.has(source) && !form.unable.has(source))
    if (fresh.length === 0) return
    for (const source of fresh) await fillOne(form, source)
  }
}

/** Fills one input; another time with another value. */
export async function fillOne(form: OpenForm, source: string): Promise<void> {
  const { desk, filled, turns, unable } = form
  const field = form.fieldOf(source)
  const fill = field && fills[field.kind]
  if (!field || !fill) {
    unable.set(source, field ? `no way to fill a ${field.kind}` : 'is no field')
    return
  }
  const at = place(form, source)
  if ((await at.count()) === 0) return
  const turn = turns.get(source) ?? 0
  turns.set(source, turn + 1)
  form.emptied.delete(source)
  const value = valueFor(form, source, field, turn)
  const given = { page: desk.page, watch: desk.watch, field, at, value, turn }
  await fill(given).then(
    (held) => filled.set(source, held),
    async (error: Error) => {
      // What was chosen just before may have taken it away, or left it to the portal, while it was looked at.
      if ((await inputsOn(form.root, form.least)).includes(source))
        unable.set(source, String(error.message.split('\n')[0]).slice(0, 200))
    },
  )
}

/** Takes out of an input what it holds. */
export async function emptyOne(form: OpenForm, source: string): Promise<void> {
  const { desk, filled } = form
  const at = place(form, source)
  if ((await at.count()) > 0) await clear({ at, page: desk.page })
  filled.set(source, undefined)
  form.emptied.add(source)
}

/** At first what the valid record holds, then other samples, nearer and farther; shorter where that was said. */
function valueFor(
  { wanted, said, told: given, seed: begin }: OpenForm,
  source: string,
  field: Field,
  turn: number,
): unknown {
  if (given.has(source)) return given.get(source)
  const [name = '', at, inner] = source.split('.')
  const held = inner ? (wanted[name] as Row[] | undefined)?.[Number(at)]?.[inner] : wanted[name]
  if (turn === 0 && held !== null && held !== undefined) return held
  const told = hinted(said.get(source) ?? '', field)
  if (told !== undefined && turn < 6) return told
  const seed = source.length * 3 + begin + [1, 8, 700, 2, 1500][turn % 5]!
  const value = kinds[field.kind].sample(field, seed)
  const most = Number(/最多 ?(\d+) ?个?字/.exec(said.get(source) ?? '')?.[1] ?? Number.NaN)
  return typeof value === 'string' && value.length > most ? value.slice(-most).trim() : value
}

/** Presses 保存, agrees to what is asked, and tells what became of it. */
export async function save(form: OpenForm): Promise<Outcome> {
  const { page, watch } = form.desk
  watch.written()
  await page.locator('.form-bar').getByRole('button', { name: '保存', exact: true }).click()
  await watch.rests(30_000)
  // What was written asks for nothing more.
  if (!watch.hasWritten(({ data }) => isRecord(data))) await agree(form.desk)
  await page
    .locator('.form-bar .MuiButton-loading')
    .first()
    .waitFor({ state: 'hidden', timeout: 10_000 })
    .catch(() => undefined)
  const saved = watch
    .written()
    .findLast(({ method, data }) => ['POST', 'PUT'].includes(method) && isRecord(data))
  return { saved, ...(await saidOn(form)) }
}
const isRecord = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data

/** What is said at the inputs of a form, and elsewhere on its page. */
export async function saidOn(form: OpenForm): Promise<Omit<Outcome, 'saved'>> {
  const problems = await problemsOn(form.root)
  for (const [source, message] of problems) form.said.set(source, message)
  return { problems, alerts: await alertsOn(form) }
}

async function problemsOn(root: Locator): Promise<ReadonlyMap<string, string>> {
  const told = await root
    .locator('.field-problem, .upload-refused')
    .evaluateAll((all) =>
      all.map((one): [string, string] => [
        one.closest('[data-source]')?.getAttribute('data-source') ?? '',
        one.textContent ?? '',
      ]),
    )
  return new Map(told)
}

const alertsOn = async ({ root, desk }: OpenForm): Promise<readonly string[]> => {
  const own = root.locator('.MuiAlert-standardError, .MuiAlert-colorError')
  const texts = [
    ...(await own.allInnerTexts()),
    ...(await desk.page.locator('.MuiSnackbar-root').allInnerTexts()),
  ]
  return texts
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text && !/^(已|没有需要保存)/.test(text))
}

/** Agrees to what a dialog without inputs asks, and to what it asks then. */
export async function agree({ page, watch }: Desk): Promise<void> {
  for (let asked = 0; asked < 3; asked += 1) {
    const dialog = page.getByRole('dialog').last()
    if (!(await comes(dialog, asked === 0 ? 400 : 200))) return
    const typed = dialog.getByLabel(/^请输入 .+ 以确认$/)
    if ((await typed.count()) > 0) await typed.fill(await wordOf(typed))
    await dialog
      .locator('button[type=submit], .MuiButton-contained')
      .last()
      .click({ timeout: 4000 })
      .catch(() => undefined)
    await watch.rests(30_000)
  }
}

/** The word a box of a dialog wants typed. */
export const wordOf = async (typed: Locator): Promise<string> => {
  const label = await typed.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.innerText)
  return /请输入 (.+?) 以确认/.exec(label ?? '')?.[1] ?? ''
}
