import type { Label } from '#declare'
import type { Material, MediaType } from '../upload/reportUpload.ts'

export interface LibraryProps {
  readonly mediaType: MediaType
  /**
   * Why an item does not fit the field: it is seen, but not picked. Null where it fits, `never` for one of a type the
   * field does not take, which is left out.
   */
  readonly unfit?: (material: Material) => Label | 'never' | null
  readonly onPick: (material: Material) => void
}
