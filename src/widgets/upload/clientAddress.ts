/**
 * Where a client of ali-oss sends to: Alibaba Cloud has the bucket in the host's name, a store of one's own has it in
 * the path.
 */
export function clientAddress({
  endpoint,
  bucket,
}: {
  readonly endpoint: string
  readonly bucket: string
}): object {
  const isFar = new URL(endpoint).hostname.endsWith('.aliyuncs.com')
  return { endpoint, bucket, ...(isFar ? { secure: true } : { sldEnable: true }) }
}
