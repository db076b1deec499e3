import type { Label } from './label.ts'

/**
 * The life of what is merely in use or not: disabled after a question, and enabled again. Spread into a declaration:
 * `...onOff()`, or `...onOff(['生效中', 'In force'], ['已停用', 'Stopped'])` where the states are called otherwise.
 */
export const onOff = (
  enabled: Label = ['启用', 'Enabled'],
  disabled: Label = ['停用', 'Disabled'],
) =>
  ({
    states: { enabled, disabled },
    moves: {
      enable: { from: ['disabled'], to: 'enabled' },
      disable: { from: ['enabled'], to: 'disabled', confirm: 'yes' },
    },
  }) as const
