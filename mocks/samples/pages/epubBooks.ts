import type { Subject } from '../words.ts'

/** The sample ebooks, in the order of their numbers. */
export const books: readonly (readonly [title: string, subject: Subject])[] = [
  ['河流的语言', 'nature'],
  ['一座城的味道', 'table'],
  ['写给普通人的艺术史', 'craft'],
  ['县城纪事', 'city'],
  ['夜里的人', 'night'],
  ['书店里的十年', 'books'],
  ['树的年轮', 'nature'],
  ['面与盐', 'table'],
  ['老街坊', 'city'],
  ['译后记', 'books'],
  ['修复师手记', 'craft'],
  ['潮间带笔记', 'nature'],
  ['好好睡觉', 'night'],
  ['看不见的菜园', 'table'],
]
/** Place of the one whose file lacks its contents. */
export const failedPlace = 12
