import {
  type AliyunStoreOptions,
  aliyunAddress,
  aliyunRequest,
  documentOf,
} from './aliyunRequest.ts'
import { chunksOf, streamOf } from './body.ts'
import { bareEtag } from './etag.ts'
import { checkKey, checkPartNumber } from './objectKey.ts'
import type { ObjectHead, ObjectStore, PartHead, PartRef, StoredObject } from './objectStore.ts'
import { allOf, element, group, textOf, type XmlNode, xmlDocument } from './xml.ts'

export type { AliyunStoreOptions } from './aliyunRequest.ts'

/** Keeps objects in a bucket of Alibaba Cloud OSS, by signed calls of its REST interface. */
export function aliyunStore(options: AliyunStoreOptions): ObjectStore {
  const send = (call: Parameters<typeof aliyunRequest>[1]) => aliyunRequest(options, call)

  const head = async (key: string): Promise<ObjectHead | null> => {
    const response = await send({ method: 'HEAD', key, accept: [404] })
    return response.status === 404 ? null : headOf(key, response.headers)
  }
  const certainHead = async (key: string): Promise<ObjectHead> => (await head(key))!

  return {
    async put(key, body, { type, isPrivate, once }) {
      const headers = {
        ...typed(type),
        ...written(once),
        ...(isPrivate && { 'x-oss-object-acl': 'private' }),
      }
      await send({ method: 'PUT', key: checkKey(key), body, headers })
      return certainHead(key)
    },
    async get(key, range) {
      // Without it OSS answers a range that cannot be met with the whole object.
      const asked = range && {
        Range: `bytes=${range.start}-${range.end ?? ''}`,
        'x-oss-range-behavior': 'standard',
      }
      const response = await send({ method: 'GET', key, headers: asked, accept: [404] })
      if (response.status !== 404) return storedOf(key, response)
      await response.body?.cancel()
      return null
    },
    head,
    async remove(key) {
      await send({ method: 'DELETE', key, accept: [404] })
    },
    async list(prefix, { after = '', limit = 1000 } = {}) {
      const query = { prefix, marker: after, 'max-keys': String(Math.min(limit, 1000)) }
      const root = await documentOf(await send({ method: 'GET', query }))
      const objects = allOf(root, 'Contents').map(listedOf)
      return { objects, next: textOf(root, 'NextMarker') || null }
    },
    async begin(key, type) {
      const call = {
        method: 'POST',
        key: checkKey(key),
        query: { uploads: '' },
        headers: typed(type),
      }
      return textOf(await documentOf(await send(call)), 'UploadId')
    },
    async putPart(key, uploadId, number, body) {
      const query = { partNumber: String(checkPartNumber(number)), uploadId }
      const response = await send({ method: 'PUT', key, query, body })
      return bareEtag(response.headers.get('etag') ?? '')
    },
    async listParts(key, uploadId) {
      const parts: PartHead[] = []
      for (let marker = '0', more = true; more; ) {
        const query = { uploadId, 'part-number-marker': marker }
        const root = await documentOf(await send({ method: 'GET', key, query }))
        parts.push(...allOf(root, 'Part').map(partOf))
        marker = textOf(root, 'NextPartNumberMarker')
        more = textOf(root, 'IsTruncated') === 'true'
      }
      return parts
    },
    async complete(key, uploadId, parts, { once } = {}) {
      const body = completion(parts)
      const headers = { ...typed('application/xml'), ...written(once) }
      await send({ method: 'POST', key, query: { uploadId }, body, headers })
      return certainHead(key)
    },
    async abort(key, uploadId) {
      await send({ method: 'DELETE', key, query: { uploadId } })
    },
    async listUploads(prefix) {
      const root = await documentOf(
        await send({ method: 'GET', query: { uploads: '', prefix, 'max-uploads': '1000' } }),
      )
      const open = allOf(root, 'Upload').map((node) => ({
        key: textOf(node, 'Key'),
        uploadId: textOf(node, 'UploadId'),
        begun: new Date(textOf(node, 'Initiated')),
      }))
      return open.sort((a, b) => +a.begun - +b.begun)
    },
    describe: () => aliyunAddress(options),
  }
}

function typed(type: string): Record<string, string> {
  return type ? { 'content-type': type } : {}
}

const written = (once = false): Record<string, string> =>
  once ? { 'x-oss-forbid-overwrite': 'true' } : {}

function headOf(key: string, headers: Headers): ObjectHead {
  return {
    key,
    type: headers.get('content-type') ?? 'application/octet-stream',
    size: Number(headers.get('content-length') ?? 0),
    etag: bareEtag(headers.get('etag') ?? ''),
    modified: new Date(headers.get('last-modified') ?? 0),
  }
}

function storedOf(key: string, response: Response): StoredObject {
  const head = headOf(key, response.headers)
  const body = response.body ?? streamOf(chunksOf(new Uint8Array(0)))
  const [, start, end, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
  if (size === undefined) return { ...head, body, range: null }
  return { ...head, size: Number(size), body, range: { start: Number(start), end: Number(end) } }
}

function listedOf(node: XmlNode): ObjectHead {
  return {
    key: textOf(node, 'Key'),
    // Lists of OSS leave the type out; `head` has it.
    type: '',
    size: Number(textOf(node, 'Size')),
    etag: bareEtag(textOf(node, 'ETag')),
    modified: new Date(textOf(node, 'LastModified')),
  }
}

function partOf(node: XmlNode): PartHead {
  return {
    number: Number(textOf(node, 'PartNumber')),
    etag: bareEtag(textOf(node, 'ETag')),
    size: Number(textOf(node, 'Size')),
    modified: new Date(textOf(node, 'LastModified')),
  }
}

function completion(parts: readonly PartRef[]): string {
  const named = parts.map(({ number, etag }) =>
    group('Part', [element('PartNumber', number), element('ETag', `"${etag}"`)]),
  )
  return xmlDocument('CompleteMultipartUpload', named)
}
