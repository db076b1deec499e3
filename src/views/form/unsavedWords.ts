import type { Label } from '#declare'
import type { Fate } from './unsaved.ts'

/** What somebody is told before leaving what they typed. */
export const fateWords: { readonly [fate in Fate]: Label } = {
  draft: [
    '输入的内容会留在本浏览器，下次打开时可以恢复。',
    'What was typed stays in this browser and is offered when you return.',
  ],
  lost: ['输入的内容将会丢失。', 'What was typed will be lost.'],
}
