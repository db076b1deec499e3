import { expect, test } from 'vitest'
import { withPhrase } from './withPhrase.ts'

test('practiceWork.quickReply puts a phrase where the cursor stands, which then stands behind it', () => {
  expect(withPhrase('开头好。结尾急。', '细节准。', 4)).toEqual({
    text: '开头好。细节准。结尾急。',
    caret: 8,
  })
  expect(withPhrase('', '细节准。', 0)).toEqual({ text: '细节准。', caret: 4 })
})
