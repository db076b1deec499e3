/** Something done a moment ago that can be taken back. */
export interface Undo {
  /** What was done, in words. */
  readonly done: string
  /** What stands then, where it is not what stood before: `变为已下架`. */
  readonly leads?: string
  /** Takes it back, and tells whether it was. */
  run(): Promise<void>
}
