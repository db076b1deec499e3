import { cleanWord, isHtml } from './cleanWord.ts'
import { htmlToText } from './htmlToText.ts'
import { inScript } from './scripts.ts'
import type { TextPlan } from './TextPlan.ts'
import { tidyText } from './tidyText.ts'
import { inWidth } from './widths.ts'

/** A text as its plan has it. */
export async function carriedOut(text: string, plan: TextPlan): Promise<string> {
  switch (plan.mode) {
    case 'script':
      return inScript(text, plan.from, plan.to)
    case 'width':
      return inWidth(text, plan.to, plan.marks)
    case 'word':
      return isHtml(text) ? cleanWord(text) : tidyText(text, everything)
    case 'html':
      return htmlToText(text)
    case 'tidy':
      return tidyText(text, plan)
  }
}
const everything = { edges: true, emptyLines: true, inChinese: true, besideLatin: false }
