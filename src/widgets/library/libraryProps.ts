import type { Field, Label } from '#declare'
import type { Material, MediaType } from '../upload/reportUpload.ts'

export interface LibraryProps {
  readonly mediaType: MediaType
  /**
   * Why an item does not fit the field: it is seen, but not picked. Null where it fits, `never` for one of a type the
   * field does not take, which is left out.
   */
  readonly unfit?: (material: Material) => Label | 'never' | null
  /** What the field asks of its pictures: those it takes as they are come first, and may be all that is shown. */
  readonly demand?: Field
  readonly onPick: (material: Material) => void
  /** How one that does not fit as it is can be made to, said in a word on its card; undefined where it cannot. */
  readonly fitted?: (material: Material) => Label | undefined
  /** Begins to make such a one fit. */
  readonly onFit?: (material: Material) => void
}
