import { wordCount } from '#derive/text/wordCount.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Characters a judgement says at least. */
const LEAST = 200

/** Whoever has a judgement reviewed has written enough for it. */
const textIsLongEnough: Judging = ({ after }) => {
  const words = wordCount(String(after.content ?? ''))
  if (words >= LEAST) return []
  return [
    {
      field: 'content',
      message: [
        `评测正文至少 ${LEAST} 字，现有 ${words} 字`,
        `The text has ${LEAST} characters at least, this one has ${words}`,
      ],
    },
  ]
}

/** Rules of judgements that no word carries. */
export const rules: RuleFunctions = { textIsLongEnough }
