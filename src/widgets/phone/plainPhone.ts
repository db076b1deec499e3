import { isMobile } from './kind.ts'

/**
 * A phone number as records hold it: full-width digits as plain ones, and a Chinese mobile without the spaces, dashes
 * and +86 people write around it. Anything else stays as it was typed.
 */
export function plainPhone(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const digits = plain.replace(/^\(?(?:\+|00)86\)?/, '').replace(/[\s-]/g, '')
  return isMobile(digits) ? digits : plain
}
