import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Column } from './calls.ts'

/** The columns of a kind as it is declared: whoever approves sees them, too, and is offered no kind to run. */
export const columnsOf = (kind: string): readonly Column[] =>
  Object.entries(bulkKinds[kind]?.columns ?? {}).map(([name, column]) => ({
    name,
    header: column.label[0],
    en: column.label[1],
    kind: column.kind,
    required: 'required' in column && column.required === true,
    ...(column.kind === 'choice' && { choices: column.of }),
  }))
