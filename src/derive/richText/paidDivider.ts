/** The mark that parts what everybody reads from what is paid for, as editors set it. */
export const DIVIDER = '$$$$$$'

/** Whether a line of text is a paid divider: three or more dollar signs and nothing else. */
export const isDivider = (line: string): boolean => /^\s*\${3,}\s*$/.test(line)

const RULE = /<hr\b[^>]*\bclass\s*=\s*["']?[^"'>]*\bpaid\b[^>]*>/gi

/** How many paid dividers some HTML holds: lines of dollar signs, and rules of the class `paid`. */
export const paidDividers = (html: string): number =>
  (html.match(RULE)?.length ?? 0) +
  html
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .filter(isDivider).length
