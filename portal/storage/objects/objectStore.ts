/**
 * Where files live: pictures, audio, spreadsheets. One interface, kept by memory, by a folder and by
 * Alibaba Cloud OSS alike. Web-standard parts only, since the portal runs in the browser too.
 */

/** What may be written: all at once, or as it arrives. */
export type Body = Uint8Array | ReadableStream<Uint8Array>

/** Bytes from `start` to `end`, both included; without `end` to the last one. */
export interface ByteRange {
  start: number
  end?: number
}

/** What is known of an object without its content. `etag` is bare, without quotes; `size` in bytes. */
export interface ObjectHead {
  key: string
  type: string
  size: number
  etag: string
  modified: Date
}

/** An object with its content. `size` is the whole object's even when `range` cuts a piece out of it. */
export interface StoredObject extends ObjectHead {
  body: ReadableStream<Uint8Array>
  range: { start: number; end: number } | null
}

/** One part of an upload that is not complete yet. */
export interface PartHead {
  number: number
  etag: string
  size: number
  modified: Date
}

/** What completes an upload: which part, and the etag it was answered with. */
export type PartRef = Pick<PartHead, 'number' | 'etag'>

/** An upload that was begun and neither completed nor aborted. */
export interface PendingUpload {
  key: string
  uploadId: string
  begun: Date
}

/** A page of a listing, by key. `next` is the `after` of the following page, `null` on the last. */
export interface ObjectPage {
  objects: ObjectHead[]
  next: string | null
}

/** Where the bucket is. `endpoint` is an origin such as `https://oss-cn-hangzhou.aliyuncs.com`. */
export interface StoreAddress {
  region: string
  bucket: string
  endpoint: string
  /** `path`: endpoint/bucket/key; `host`: bucket.endpoint/key. */
  style: 'path' | 'host'
}

/**
 * An object store. Writes are whole or not at all: a body that breaks off leaves nothing behind.
 * A key the store cannot take, an unknown upload, a wrong part are `StoreError`s.
 */
export interface ObjectStore {
  /** Writes an object, in place of one of the same key. `type` is what the sender claims. */
  put(
    key: string,
    body: Body,
    options: {
      type: string
      /** Read with the portal's own key only, whatever the bucket allows; its key begins with `private/`. */
      isPrivate?: boolean
      /** A key that holds something else already is `FileAlreadyExists`. */
      once?: boolean
    },
  ): Promise<ObjectHead>
  /** Reads an object; `null` when there is none. A range that starts past the end is `InvalidRange`. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>
  head(key: string): Promise<ObjectHead | null>
  /** Removes an object; removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Objects whose key begins with `prefix`, in the order of their keys, at most 1,000 a page. */
  list(prefix: string, page?: { after?: string; limit?: number }): Promise<ObjectPage>

  /** Begins an upload in parts and gives its id. */
  begin(key: string, type: string): Promise<string>
  /** Writes part `number` (1 to 10,000), in place of an earlier one, and gives its etag. */
  putPart(key: string, uploadId: string, number: number, body: Body): Promise<string>
  listParts(key: string, uploadId: string): Promise<PartHead[]>
  /** Joins the parts, which must be named in ascending order, into the object; `once` as in `put`. */
  complete(
    key: string,
    uploadId: string,
    parts: readonly PartRef[],
    options?: { once?: boolean },
  ): Promise<ObjectHead>
  /** Drops the upload and its parts. */
  abort(key: string, uploadId: string): Promise<void>
  /** Uploads still open, oldest first. */
  listUploads(prefix: string): Promise<PendingUpload[]>

  describe(): StoreAddress
}
