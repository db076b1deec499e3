import { encodedPath } from '#derive/ossV4.ts'

/** Where an object goes. */
export interface OssAddress {
  /** The origin of the store. */
  readonly endpoint: string
  readonly bucket: string
  readonly name: string
  /** Such as `oss-cn-hangzhou`; what the endpoint is called after where it is missing. */
  readonly region?: string | undefined
}

/** Alibaba Cloud has the bucket in the host's name and is reached by https, a store of one's own has it in the path. */
export const isFar = (endpoint: string): boolean =>
  new URL(endpoint).hostname.endsWith('.aliyuncs.com')

/** The address of an object, without a signature. */
export function objectAddress({ endpoint, bucket, name }: OssAddress): string {
  const { host, origin } = new URL(endpoint)
  const path = encodedPath(name)
  return isFar(endpoint) ? `https://${bucket}.${host}/${path}` : `${origin}/${bucket}/${path}`
}

/** The region as signatures write it: `cn-hangzhou`. */
export function regionOf({ endpoint, region }: OssAddress): string {
  const named = /^oss-([a-z0-9-]+?)(-internal)?\.aliyuncs\.com$/.exec(new URL(endpoint).hostname)
  return region?.replace(/^oss-/, '') || named?.[1] || 'embedded'
}
