/** A stretch at an axis: `11-22`, `2026-11`, `08:00`. */
export const bucketText = (bucket: string): string =>
  bucket.length === 2 ? `${bucket}:00` : bucket.length === 10 ? bucket.slice(5) : bucket
