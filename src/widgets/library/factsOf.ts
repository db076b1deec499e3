import { duration } from '../format/duration.ts'
import { size } from '../format/size.ts'
import type { Material } from '../upload/reportUpload.ts'

/** `750 × 1000 · 84.2 KB`, `03:25 · 3.28 MB`: what one chooses by beside the look. */
export const factsOf = (material: Material): string =>
  [
    material.width && material.height ? `${material.width} × ${material.height}` : undefined,
    material.duration !== null ? duration(material.duration) : undefined,
    material.size !== null ? size(material.size) : undefined,
  ]
    .filter(Boolean)
    .join(' · ')
