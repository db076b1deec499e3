import { ownTable } from '#portal/storage/db/tableSpec.ts'

/** What each chapter held when its book was last read, by its place in the file: what restoring goes back to. */
export const table = ownTable('_epubSource', { epub: 'integer', href: 'text', content: 'text' }, [
  'epub',
  'href',
])
