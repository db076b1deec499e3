/** Where bytes come from: a file of the browser, an object of the store. `end` is not included. */
export interface MediaSource {
  /** In bytes. */
  readonly size: number
  read(start: number, end: number): Promise<Uint8Array>
}
