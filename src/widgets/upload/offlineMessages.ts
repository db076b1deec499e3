import type { Label } from '#declare'

/** Of a file that goes in parts, when the line is lost. */
export const lostParts: Label = [
  '网络中断，上传已暂停；已传的部分保留，恢复后自动继续',
  'The connection was lost. What was sent is kept, and it goes on once it is back',
]
/** Of one that goes in one piece. */
export const lostWhole: Label = [
  '网络中断，上传已暂停；恢复后自动重新上传',
  'The connection was lost; it is sent anew once it is back',
]
