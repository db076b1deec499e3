import type { ObjectHead } from './objectStore.ts'
import { OssError } from './ossError.ts'
import { type Exchange, mayManage } from './ossExchange.ts'
import { xmlResponse } from './ossMultipart.ts'
import { element, group } from './xml.ts'

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
  return xmlResponse('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', prefix),
    element(second ? 'ContinuationToken' : 'Marker', after),
    element('MaxKeys', limit),
    element('IsTruncated', String(page.next !== null)),
    ...(page.next === null
      ? []
      : [element(second ? 'NextContinuationToken' : 'NextMarker', page.next)]),
    ...(second ? [element('KeyCount', page.objects.length)] : []),
    ...page.objects.map((object) => contents(object, bucket)),
  ])
}

/** GET ?uploads of the bucket: uploads that are still open. */
export async function listUploads(exchange: Exchange): Promise<Response> {
  const { bucket, query, options } = exchange
  const prefix = query.get('prefix') ?? ''
  mayManage(exchange, prefix)
  const open = await options.store.listUploads(prefix)
  const uploads = open.map(({ key, uploadId, begun }) => {
    const named = [element('Key', key), element('UploadId', uploadId)]
    return group('Upload', [...named, element('Initiated', begun.toISOString())])
  })
  return xmlResponse('ListMultipartUploadsResult', [
    element('Bucket', bucket),
    element('Prefix', prefix),
    element('IsTruncated', 'false'),
    ...uploads,
  ])
}

function contents(object: ObjectHead, owner: string): string {
  return group('Contents', [
    element('Key', object.key),
    element('LastModified', object.modified.toISOString()),
    element('ETag', `"${object.etag}"`),
    element('Type', object.etag.includes('-') ? 'Multipart' : 'Normal'),
    element('Size', object.size),
    element('StorageClass', 'Standard'),
    group('Owner', [element('ID', owner), element('DisplayName', owner)]),
  ])
}
