import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Users find the chat gone at once: that is asked about first. */
const asksBeforeClosing: Judging = ({ before, after }) =>
  before?.enabled === true && after.enabled === false
    ? [
        {
          field: 'enabled',
          warn: true,
          message: [
            '关闭后用户立即不能再对话，只看到“关闭时提示”。确定关闭？',
            'Users cannot chat from now on and read the text while closed. Turn it off?',
          ],
        },
      ]
    : []

/** Rules of the chat's settings that no word carries. */
export const rules: RuleFunctions = { asksBeforeClosing }
