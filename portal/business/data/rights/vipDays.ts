import type { Row } from '#declare'

const DAYS: { readonly [unit: string]: number } = { day: 1, month: 31, year: 366 }

/** The days a membership card is good for, those added to it included. */
export const vipDays = ({ term, unit, giftDays }: Row): number =>
  Number(term) * (DAYS[String(unit)] ?? 1) + Number(giftDays ?? 0)
