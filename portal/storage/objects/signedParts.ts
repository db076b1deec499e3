/** What of a request goes into its signature. `key` is decoded, and empty for the bucket itself. */
export interface SignedParts {
  method: string
  bucket: string
  key: string
  query: URLSearchParams
  headers: Headers
}
