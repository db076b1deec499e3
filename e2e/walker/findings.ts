import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Trouble } from './watch.ts'

/** Something that is not as it should be. */
export interface Finding {
  readonly screen: string
  /** The input, button, column, call or state it is about. */
  readonly element: string
  readonly what: string
  /** What the walker could not do, and why, in place of what it found wrong. */
  readonly cannot?: true
  /** The file that shows it. */
  readonly picture?: string
}

/** A refusal that was provoked, for a person to read. */
export interface Refusal {
  readonly screen: string
  readonly did: string
  readonly field: string
  readonly message: string
}

/** What one step of the walk has found so far. */
export interface Notes {
  readonly findings: Finding[]
  readonly refusals: Refusal[]
  /** How long it took: two hands share the machine. */
  readonly seconds?: number
}
export const noNotes = (): Notes => ({ findings: [], refusals: [] })

/** Notes what is wrong; told twice of one element it is one finding. */
export async function note(
  notes: Notes,
  found: Finding,
  shown?: { readonly page: Page; readonly folder: string },
): Promise<void> {
  const known = ({ screen, element, what }: Finding) =>
    screen === found.screen && element === found.element && what === found.what
  if (notes.findings.some(known)) return
  const picture = shown && (await pictured(shown.page, shown.folder, found))
  notes.findings.push({ ...found, ...(picture && { picture }) })
}

/** A picture of what the page shows, named after the finding. */
async function pictured(page: Page, folder: string, { screen, element }: Finding) {
  mkdirSync(folder, { recursive: true })
  const name = `${screen} ${element}`.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 90)
  const path = join(folder, `${name}.png`)
  const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
  return taken && path
}

/** A trouble in one line: the call without its host, what it answered, the fields it names. */
export function wordsOf({ method, path, status, code, message, errors }: Trouble): string {
  const fields = errors ? ` ${JSON.stringify(errors)}` : ''
  return `${method} ${path.slice(0, 300)} → ${code ?? status} ${message}${fields}`
}

/** The refusals a trouble holds, field by field. */
export function refusalsOf(screen: string, did: string, trouble: Trouble): readonly Refusal[] {
  const { errors, message } = trouble
  if (!errors) return [{ screen, did, field: '', message }]
  return Object.entries(errors).map(([field, said]) => ({
    ...{ screen, did, field },
    message: typeof said === 'string' ? said : JSON.stringify(said),
  }))
}
