import type { BulkKind } from '#declare'
import { type Finding, finding } from './finding.ts'

/** The heaviest file, in bytes. */
export const heaviestFile = 10 * 1024 * 1024

/** The name without the number a browser puts behind what was downloaded before: `模板 (1).xlsx`. */
const asGiven = (name: string): string =>
  name.normalize('NFC').replace(/ ?[(（]\d{1,3}[)）](\.[^.]*)$/, '$1')

/** What is wrong with a file by its name and size (F1, F2, F3), before anything of it is sent; null when nothing is. */
export function fileFault(
  kind: Pick<BulkKind, 'nameEnforced' | 'template'>,
  file: { readonly name: string; readonly size: number },
): Finding | null {
  if (kind.nameEnforced && asGiven(file.name) !== kind.template)
    return finding('F1', { template: kind.template })
  if (!/\.(csv|xlsx|xls)$/i.test(file.name)) return finding('F2')
  return file.size > heaviestFile ? finding('F3') : null
}
