import { isMobile } from './kind.ts'

/**
 * A phone number as records hold it: full-width digits as plain ones, and a Chinese mobile without the spaces, dashes
 * and +86 people write around it; a landline with one dash behind its area. Anything else stays as it was typed.
 */
export function plainPhone(typed: string): string {
  const plain = typed.normalize('NFKC').trim()
  const digits = plain.replace(/^\(?(?:\+|00)?86\)?(?=[\s-]*1)/, '').replace(/[\s.·—-]/g, '')
  if (isMobile(digits)) return digits
  const [, area, number] = /^\(?(0\d{2,3})\)?[\s-]*(\d{3,4}[\s-]?\d{4})$/.exec(plain) ?? []
  if (area && number) return `${area}-${number.replace(/[\s-]/g, '')}`
  const service = /^([48]00)(\d{3})(\d{4})$/.exec(digits)
  return service ? service.slice(1).join('-') : plain
}
