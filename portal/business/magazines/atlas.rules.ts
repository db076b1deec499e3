import type { Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A published picture bears a caption or a credit. */
const everyPictureIsCaptioned: Judging = ({ after }) =>
  ((after.pictures ?? []) as Row[]).flatMap((picture, at) =>
    isEmpty(picture.caption) && isEmpty(picture.credit)
      ? [
          {
            field: `pictures.${at}.caption`,
            message: ['请填写图注或摄影者', 'Fill in a caption or a credit'] as const,
          },
        ]
      : [],
  )

/** Rules of atlases that no word carries. */
export const rules: RuleFunctions = { everyPictureIsCaptioned }
