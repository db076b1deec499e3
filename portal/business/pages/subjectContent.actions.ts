import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { fillFromTarget } from './fromTarget.ts'

/** Actions of the contents of subjects. */
export const actions: ActionFunctions = {
  fillFromTarget: fillFromTarget({
    title: 'title',
    summary: 'recommend',
    author: 'author',
    pictures: ['imageUrl', 'smallImage'],
  }),

  /** To the end of another module; one of another subject is refused by the rule that says so. */
  moveTo: async ({ row, entity, values, change }) => {
    if (!row) throw missing(entity.label)
    if (values.to === row.module)
      throw refusedField('to', ['已在这个模块里', 'It is in that module already'])
    return change(row.id as number, { module: values.to })
  },
}
