import type { Label } from '#declare'
import { messages } from '#derive/bulk/messages.ts'
import type { OfferedKind } from './calls.ts'

/** Most bytes of a list. */
const heaviest = 10 * 1024 ** 2

/** F1 to F3 for a file one is about to send, or null where nothing speaks against it. */
export function fileProblem(
  { template, nameEnforced }: Pick<OfferedKind, 'template' | 'nameEnforced'>,
  { name, size }: { readonly name: string; readonly size: number },
): Label | null {
  if (!/\.(csv|xlsx|xls)$/i.test(name)) return messages.F2
  if (nameEnforced && name !== template)
    return [
      messages.F1[0].replace('{template}', template),
      messages.F1[1].replace('{template}', template),
    ]
  return size > heaviest ? messages.F3 : null
}
