import type { DecisionKey, Label } from '#declare'

/** What each key of a desk decides, at every desk alike: what becomes of what lies there. */
export const directions: { readonly [key in DecisionKey]: Label } = {
  p: ['通过、照办：内容留下，事情往下走', 'It passes: the content stays, what was asked is done'],
  f: ['通过之后的最后一步：发布、收票', 'The last step of what has passed: publish, invoice'],
  m: ['付钱、退钱：钱已付出', 'Money goes out: paid, refunded'],
  r: ['不通过、退回、取消：不照办', 'Refused, sent back or called off'],
  d: ['删除、屏蔽：读者不再看到', 'Deleted or hidden: readers see it no longer'],
  t: ['先领取，接着处理', 'Taken in hand first'],
}
