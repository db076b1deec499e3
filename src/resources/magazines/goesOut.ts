import { f } from '#declare'

/** When an article reaches readers: with its issue, at its own hour, or a week after it was written where neither is said. */
export const goesOut = {
  goesOut: f.computed('出刊时间', 'Goes out', {
    as: 'dateTime',
    from: { first: ['issue.releaseAt', { onDay: 'issue.publishDate' }, 'publishAt', { shift: ['updatedAt', '+7d'] }] },
  }),
} as const
