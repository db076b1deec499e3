/** Blanks, and the dashes people and address books put between digits. */
const between = /[\s\-\u2010-\u2015\u2212]/g
const wide = /[\uff01-\uff5e]/
const everyWide = /[\uff01-\uff5e]/g
const scientific = /^[+-]?\d+(\.\d+)?e[+-]?\d+$/i

/** Full-width punctuation made half-width: in numbers and dates it means the same. */
export const halfWidth = (text: string): string =>
  wide.test(text)
    ? text.replace(everyWide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    : text

/** The text without blanks and dashes. */
export const closedUp = (text: string): string => halfWidth(text).replace(between, '')

/** Whether a spreadsheet made `1.99E+10` of a long number. */
export const isScientific = (text: string): boolean => scientific.test(text)

/** `6.8E+11`, as spreadsheets write it, sign and all: in a text it stands for a number that lost its digits. */
export const isRounded = (text: string): boolean => /^[+-]?\d(\.\d+)?e\+\d+$/i.test(text)
