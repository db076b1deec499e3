import type { OssAddress } from './ossAddress.ts'
import { type OssCalls, type OssOptions, ossCalls, textOf } from './ossCalls.ts'
import type { Part, PartStore } from './sendParts.ts'

/**
 * An object of Alibaba Cloud OSS, or of the portal's own store, as something that takes a file in parts, or in one
 * piece. A part goes from the disk to the line without passing through the page's memory.
 */
export function ossPartStore(
  address: OssAddress,
  file: File,
  options: OssOptions,
): PartStore & { readonly whole: () => Promise<void> } {
  const call = ossCalls(address, options)
  return {
    whole: async () => {
      await call({ method: 'PUT', type: file.type, body: file, once: true })
    },
    begin: async () => {
      const { text } = await call({ method: 'POST', query: { uploads: '' }, type: file.type })
      return textOf(text, 'UploadId')
    },
    put: async (uploadId, number, start, end) => {
      const query = { partNumber: String(number), uploadId }
      const { etag } = await call({ method: 'PUT', query, body: file.slice(start, end) })
      if (etag) return etag
      throw new Error('The store does not show its ETag: its CORS rules must expose that header.')
    },
    arrived: (uploadId) => arrivedParts(call, uploadId),
    complete: async (uploadId, parts) => {
      const body = `<CompleteMultipartUpload>${parts.map(partXml).join('')}</CompleteMultipartUpload>`
      const type = 'application/xml'
      await call({ method: 'POST', query: { uploadId }, type, body, once: true })
    },
  }
}

const partXml = ({ number, etag }: Part): string =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`

async function arrivedParts(call: OssCalls, uploadId: string): Promise<Part[]> {
  const parts: Part[] = []
  for (let after = '0'; ; ) {
    const query = { uploadId, 'max-parts': '1000', 'part-number-marker': after }
    const { text } = await call({ method: 'GET', query })
    for (const part of text.match(/<Part>[\s\S]*?<\/Part>/g) ?? [])
      parts.push({ number: Number(textOf(part, 'PartNumber')), etag: textOf(part, 'ETag') })
    if (textOf(text, 'IsTruncated') !== 'true') return parts
    after = textOf(text, 'NextPartNumberMarker')
  }
}
