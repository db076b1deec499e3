import type { Row } from '#declare'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { configKeys } from '#resources/configuration/configKeys.ts'

/** The key of baseConfig that holds the approved texts, by template. */
const KEY = 'smsTemplates'

type Texts = { readonly [template: string]: string }

/** The approved text of a template with its gaps, as it is in force at `now`; empty where there is none. */
export async function smsText(db: Db | Tx, template: unknown, now: string): Promise<string> {
  const usual = configKeys.find(({ key }) => key === KEY)?.initial
  const texts = { ...(usual as Texts), ...((await readConfig(db, KEY, now)) as Texts | null) }
  return texts[String(template)] ?? ''
}

/** `12月15日23:59`: a provider fills gaps of 35 characters. */
const deadlineOf = (moment: unknown): string => {
  const found = /^\d{4}-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(String(moment ?? ''))
  return found ? `${Number(found[1])}月${Number(found[2])}日${found[3]}` : ''
}

/** What fills the gaps of a text for one winner; only those it has. */
export function gapsFor(
  text: string,
  { awardName, exchangeCode, claimUntil }: Row,
  trackingNo: unknown,
): { readonly [gap: string]: string } {
  const known: { readonly [gap: string]: string } = {
    award: String(awardName ?? ''),
    code: String(exchangeCode ?? ''),
    deadline: deadlineOf(claimUntil),
    trackingNo: String(trackingNo ?? ''),
  }
  return Object.fromEntries(Object.entries(known).filter(([gap]) => text.includes(`{${gap}}`)))
}

/** The text as its reader gets it. */
export const fillGaps = (text: string, gaps: { readonly [gap: string]: string }): string =>
  text.replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole)

/** A message is paid for in parts: one of 70 characters, or several of 67. */
export const partsOf = (text: string): number =>
  [...text].length <= 70 ? 1 : Math.ceil([...text].length / 67)
