import type { Row } from '#declare'
import { dayOf } from './audienceOf.ts'

/** An item's message with its placeholders filled in: for one student, or for the group where none is given. */
export function sopText(sop: Row, period: Row, now: string, student?: Row): string {
  const gaps: { readonly [gap: string]: string } = {
    昵称: student ? String(student.nickname ?? '同学') : '同学们',
    营期: String(period.title),
    天数: String(Math.max(0, dayOf(period, now))),
    完成率: `${Math.round(Number(student?.progress ?? 0))}%`,
  }
  return String(sop.content).replace(/\{([^{}]+)\}/g, (whole, gap: string) => gaps[gap] ?? whole)
}

/** An SMS provider fills gaps of 35 characters: the template holds six of them one after the other. */
export const inGaps = (text: string): { readonly [gap: string]: string } =>
  Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `text${at + 1}`,
      [...text].slice(at * 35, at * 35 + 35).join(''),
    ]),
  )
