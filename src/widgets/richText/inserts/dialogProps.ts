export interface DialogProps<V> {
  /** What stands in the text and is changed; left out for something new. */
  readonly values?: V | undefined
  /** What a picture may weigh, in KB. */
  readonly maxKB?: number | undefined
  readonly onClose: () => void
  readonly onDone: (values: V) => void
}
