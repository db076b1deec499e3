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

/** What somebody is told before leaving a file on its way. */
export const uploadWords: Label = [
  '有文件正在上传或没有上传成功，离开后它不会进入此页。',
  'A file is still on its way, or did not arrive: leaving now, it does not come into this page.',
]

/** What somebody is told before leaving files that go on without their form. */
export const uploadGoesOn: Label = [
  '有文件还没有传完。离开后继续上传，传完存进此页的草稿，回来即可恢复。',
  'A file has not arrived yet. It goes on when you leave, and is kept in the draft of this page, to be brought back when you return.',
]
