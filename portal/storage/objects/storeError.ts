/** What can go wrong in a store, in the words of the OSS protocol where it has one. */
export type StoreErrorCode =
  | 'AccessDenied'
  | 'BadDigest'
  | 'EntityTooLarge'
  | 'FileAlreadyExists'
  | 'IncompleteBody'
  | 'InvalidObjectName'
  | 'InvalidPart'
  | 'InvalidPartOrder'
  | 'InvalidRange'
  | 'NoSuchUpload'
  | 'StorageFull'
  | 'StoreUnavailable'

/** A refusal of an object store: which one (`code`), and in `message` what was attempted and what to do. */
export class StoreError extends Error {
  readonly code: StoreErrorCode

  constructor(code: StoreErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'StoreError'
    this.code = code
  }
}
