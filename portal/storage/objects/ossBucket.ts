import type { ObjectHead } from './objectStore.ts'
import { OssError } from './ossError.ts'
import { type Exchange, mayManage } from './ossExchange.ts'
import { xmlResponse } from './ossMultipart.ts'

/** GET of the bucket: its objects under a prefix, in either version of the call; folders are not made up. */
export async function listObjects(exchange: Exchange): Promise<Response> {
  const { bucket, query, options } = exchange
  const prefix = query.get('prefix') ?? ''
  mayManage(exchange, prefix)
  if (query.get('delimiter'))
    throw new OssError('NotImplemented', 'Lists with a delimiter are not kept here; use a prefix.')
  const second = query.get('list-type') === '2'
  const after =
    (second
      ? (query.get('continuation-token') ?? query.get('start-after'))
      : query.get('marker')) ?? ''
  const limit = Math.min(Math.max(Number(query.get('max-keys') ?? 100) || 100, 1), 1000)
  const page = await options.store.list(prefix, { after, limit })
  return xmlResponse('ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    [second ? 'ContinuationToken' : 'Marker']: after,
    MaxKeys: limit,
    IsTruncated: String(page.next !== null),
    ...(page.next !== null && { [second ? 'NextContinuationToken' : 'NextMarker']: page.next }),
    ...(second && { KeyCount: page.objects.length }),
    Contents: page.objects.map((object) => contents(object, bucket)),
  })
}

/** GET ?uploads of the bucket: uploads that are still open. */
export async function listUploads(exchange: Exchange): Promise<Response> {
  const { bucket, query, options } = exchange
  const prefix = query.get('prefix') ?? ''
  mayManage(exchange, prefix)
  const open = await options.store.listUploads(prefix)
  return xmlResponse('ListMultipartUploadsResult', {
    Bucket: bucket,
    Prefix: prefix,
    IsTruncated: 'false',
    Upload: open.map(({ key, uploadId, begun }) => ({
      Key: key,
      UploadId: uploadId,
      Initiated: begun.toISOString(),
    })),
  })
}

const contents = (object: ObjectHead, owner: string) => ({
  Key: object.key,
  LastModified: object.modified.toISOString(),
  ETag: `"${object.etag}"`,
  Type: object.etag.includes('-') ? 'Multipart' : 'Normal',
  Size: object.size,
  StorageClass: 'Standard',
  Owner: { ID: owner, DisplayName: owner },
})
