import { loadEntity } from '#resources/load.ts'
import { cancelEdit, isSeen, runEdit, takeBack } from '../edit/editCalls.ts'
import type { ReplaceEdit } from './replaceCalls.ts'

const each = async (
  edits: readonly ReplaceEdit[],
  does: (edit: ReplaceEdit) => Promise<ReplaceEdit>,
  onEdit: (edit: ReplaceEdit) => void,
): Promise<void> => {
  for (const edit of edits) onEdit(await does(edit))
}

/** Does what was looked at, entity by entity; each is told as soon as it is under way. */
export const runAll = (edits: readonly ReplaceEdit[], onEdit: (edit: ReplaceEdit) => void) =>
  each(
    edits.filter((edit) => isSeen(edit) && edit.counts.change > 0),
    async (edit) => ({ ...edit, ...(await runEdit(await loadEntity(edit.entity), edit)) }),
    onEdit,
  )

/** Looks at what taking all of it back would do: an edit in place of each that wrote something. */
export async function backOfAll(edits: readonly ReplaceEdit[]): Promise<readonly ReplaceEdit[]> {
  const backs: ReplaceEdit[] = []
  await each(
    edits.filter(({ mayBack }) => mayBack),
    async (edit) => ({ ...edit, ...(await takeBack(await loadEntity(edit.entity), edit.id)) }),
    (edit) => backs.push(edit),
  )
  return backs
}

/** What was only looked at leaves nothing behind. */
export function dropAll(edits: readonly ReplaceEdit[]): void {
  for (const edit of edits.filter(isSeen))
    void loadEntity(edit.entity)
      .then((entity) => cancelEdit(entity, edit.id))
      .catch(() => undefined)
}
