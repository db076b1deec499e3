import type { Label } from '#declare'

/** What a line of the help bears where it is the one somebody came for: it is marked, and brought into sight. */
export const lookedFor = ([zh]: Label, line: string, className = '') =>
  zh === line
    ? {
        className: `${className} help-at`.trim(),
        'aria-current': true as const,
        ref: bringIntoSight,
      }
    : { className: className || undefined }

const bringIntoSight = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'center' })
