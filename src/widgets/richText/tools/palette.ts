import type { Label } from '#declare'

export type Palette = readonly (readonly [hex: string, name: Label])[]

/** Dark enough to be read on white. */
export const inks: Palette = [
  ['#1f2329', ['墨黑', 'Ink']],
  ['#5c6470', ['灰', 'Grey']],
  ['#b3261e', ['朱红', 'Red']],
  ['#b45309', ['赭', 'Ochre']],
  ['#7a6a00', ['橄榄', 'Olive']],
  ['#1b7a43', ['竹绿', 'Green']],
  ['#0f6f7c', ['黛青', 'Teal']],
  ['#1d5fbf', ['靛蓝', 'Blue']],
  ['#6b3fa0', ['紫', 'Purple']],
  ['#a3266c', ['绛', 'Crimson']],
]
/** Light enough for black words. */
export const grounds: Palette = [
  ['#fff3bf', ['浅黄', 'Light yellow']],
  ['#ffe3d3', ['浅橙', 'Light orange']],
  ['#ffdede', ['浅红', 'Light red']],
  ['#dcf5e3', ['浅绿', 'Light green']],
  ['#d8f1f5', ['浅青', 'Light teal']],
  ['#dbe9ff', ['浅蓝', 'Light blue']],
  ['#eadff7', ['浅紫', 'Light purple']],
  ['#fbdcec', ['浅粉', 'Light pink']],
  ['#eceef1', ['浅灰', 'Light grey']],
  ['#f3ead7', ['米', 'Cream']],
]
