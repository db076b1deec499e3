import type { Entity, Row } from '#declare'
import { typedWord } from '#derive/typedWord.ts'
import type { Agreed } from '../dialog/useDialog.ts'
import type { Consent } from '../dialog/withConsent.ts'
import { demandsOf } from '../record/demands.ts'

/** What goes along with a call: the reason given, what was agreed to, and which version was looked at. */
export const termsOf = ({ reason }: Agreed, consent: Consent, record: Row | null) => ({
  ...(reason && { reason }),
  ...consent,
  ...(typeof record?.version === 'number' && { version: record.version }),
})

/** What the dialog here has asked already, so that the portal need not. */
export function consentOf(entity: Entity, name: string, record?: Row): Consent {
  const { confirm } = demandsOf(entity, name, record ? [record] : [])
  if (typeof confirm === 'object') return { confirm: typedWord(entity, confirm.typed, record) }
  return confirm === 'count' ? { accept: ['confirm'] } : {}
}
