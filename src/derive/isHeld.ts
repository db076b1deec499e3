import type { Row } from '#declare'

/** Whether what a screen holds fast meets a plain condition: each of its fields is held, and as one of the values wanted. */
export const isHeld = (when: Row, fixed: Row): boolean =>
  Object.entries(when).every(([key, test]) => [test].flat().includes(fixed[key]))
