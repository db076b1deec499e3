import type { Field } from '#declare'

/** A picture of a body: at which field, and what the field asks of it. */
export interface PictureDemand {
  readonly at: string
  readonly url: string
  readonly field: Field
}
