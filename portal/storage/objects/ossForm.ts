import { chunksOf, streamOf } from './body.ts'
import { signForm } from './credentials.ts'
import { toBase64 } from './encoding.ts'
import { checkPolicy, type PolicyVerdict } from './formPolicy.ts'
import { formStream } from './formStream.ts'
import { hmac, sameText } from './hmac.ts'
import { checkKey } from './objectKey.ts'
import { lookUp } from './ossAuthentication.ts'
import { OssError } from './ossError.ts'
import { type Exchange, mayWrite, type OssProtocolOptions } from './ossExchange.ts'
import { requestBody } from './requestBody.ts'
import { xmlDocument } from './xml.ts'

const LARGEST = 2 * 1024 ** 3
/** Stands in a key for the name of the file that is sent. */
const FILE_NAME = '$' + '{filename}'

/**
 * POST of a form to the bucket (PostObject): key, policy, OSSAccessKeyId, Signature, then the file.
 * Nothing of the file is taken in before the policy has been found good.
 */
export async function postForm(exchange: Exchange): Promise<Response> {
  const { request, headers, options } = exchange
  const form = await formStream(requestBody(request), headers.get('content-type') ?? '')
  const fields = new Map(form.fields).set('bucket', exchange.bucket)
  const key = checkKey((fields.get('key') ?? '').replaceAll(FILE_NAME, baseName(form.fileName)))
  fields.set('key', key)
  await checkSignature(fields, key, options)
  const verdict = checkPolicy(fields.get('policy') ?? '', fields, options.clock())
  const most = Math.min(verdict.most, options.limits?.object ?? LARGEST)
  const body = streamOf(withinSize(form.file, { ...verdict, most }))
  const type = fields.get('x-oss-content-type') ?? ''
  const head = await options.store.put(key, body, { type, once: true })
  return formResponse(fields, exchange, key, head.etag)
}

async function checkSignature(
  fields: ReadonlyMap<string, string>,
  key: string,
  doors: OssProtocolOptions,
) {
  const fieldValue = (name: string) => fields.get(name) ?? ''
  const accessKeyId = fieldValue('ossaccesskeyid')
  const [policy, signature] = [fieldValue('policy'), fieldValue('signature')]
  const token = fieldValue('x-oss-security-token')
  if (!accessKeyId || !policy)
    throw new OssError(
      'AccessDenied',
      'The form bears no policy and access key; ask the portal for them.',
    )
  if (token || Object.hasOwn(doors.keys ?? {}, accessKeyId)) {
    const known = await lookUp(accessKeyId, token, doors)
    mayWrite({ caller: known.scope, key })
    if (sameText(signature, toBase64(await hmac('SHA-1', known.secret, policy)))) return
  } else {
    for (const secret of doors.secrets)
      if (sameText(signature, await signForm(secret, accessKeyId, policy))) return
  }
  throw new OssError(
    'SignatureDoesNotMatch',
    "The signature is not that of the form's policy; ask the portal for a new one.",
  )
}

async function* withinSize(file: ReadableStream<Uint8Array>, { least, most }: PolicyVerdict) {
  let size = 0
  const wrong = (how: string) =>
    new OssError(
      'EntityTooLarge',
      `The file is ${how} than the ${least} to ${most} bytes its policy allows.`,
    )
  for await (const chunk of chunksOf(file)) {
    size += chunk.length
    if (size > most) throw wrong('longer')
    yield chunk
  }
  if (size < least) throw wrong('shorter')
}

function formResponse(
  fields: ReadonlyMap<string, string>,
  exchange: Exchange,
  key: string,
  etag: string,
): Response {
  const headers = { ETag: `"${etag}"` }
  const wanted = fields.get('success_action_status')
  if (wanted === '200') return new Response(null, { headers })
  if (wanted !== '201') return new Response(null, { status: 204, headers })
  const path = `/${exchange.bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  const body = xmlDocument('PostResponse', {
    Bucket: exchange.bucket,
    Location: new URL(path, exchange.request.url).href,
    Key: key,
    ETag: headers.ETag,
  })
  return new Response(body, {
    status: 201,
    headers: { ...headers, 'Content-Type': 'application/xml' },
  })
}

function baseName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? ''
}
