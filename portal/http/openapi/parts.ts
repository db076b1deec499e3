import type { Entity, Label } from '#declare'

/** A piece of a JSON document. */
export type Json = { readonly [key: string]: unknown }

/** Content of an answer or a body in JSON. */
export const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

/** A reference into the document's components. */
export const ref = (name: string, of: 'schemas' | 'responses' = 'schemas') => ({
  $ref: `#/components/${of}/${name}`,
})

/** The envelope around what a call gives. */
export const envelopeOf = (data: Json): Json => ({
  allOf: [ref('Envelope'), { type: 'object', properties: { data } }],
})

const failed = (description: string) => ({ description, ...json(ref('Envelope')) })

/** What calls are answered with when they are not done. */
export const answers = {
  signedOut: failed('1002: signed out or expired'),
  refused: failed('40001: refused by a check, data.errors by field'),
  forbidden: failed('40300: not this role’s'),
  missing: failed('40400: no such record'),
  conflict: failed('40900: changed by somebody else (data.current) or in use (data.usedBy)'),
  tooMany: failed('42900: too many requests, data.retryAfter in seconds'),
  asks: failed(
    '42800: asks first; send it again with accept. 42810: say who you are by POST index/prove, then send it again with the token it answers',
  ),
}

/** The answers every call on records may have. */
export const usual = {
  401: ref('signedOut', 'responses'),
  403: ref('forbidden', 'responses'),
  404: ref('missing', 'responses'),
}
/** Those that change something, besides. */
export const changing = {
  ...usual,
  409: ref('conflict', 'responses'),
  422: ref('refused', 'responses'),
  428: ref('asks', 'responses'),
}

/** What a call does and with what, as a client lists it. */
export const summaryOf = ({ label }: Pick<Entity, 'label'>, [zh, en]: Label): string =>
  `${zh} · ${label[0]} / ${en} · ${label[1]}`

/** The number of a record in a path. */
export const recordId = {
  ...{ name: 'id', in: 'path', required: true },
  schema: { type: 'integer', minimum: 1 },
}

/** What a call of a part of records takes and gives. */
interface Described {
  readonly answer: Json
  readonly body?: Json | undefined
  readonly status?: number
  /** It changes something, and may be refused for that; what takes a body does. */
  readonly changes?: boolean
}

/** Calls of one part of the records of an entity, such as what is said at them: `talk.say`. */
export const callsOf =
  (entity: Entity, part: string) =>
  (name: string, label: Label, { answer, body, status = 200, changes }: Described): Json => ({
    tags: [entity.name],
    operationId: `${entity.name}.${part}.${name}`,
    summary: summaryOf(entity, label),
    ...(body && { requestBody: json(body) }),
    responses: {
      [status]: { description: 'Done', ...json(envelopeOf(answer)) },
      ...((changes ?? body !== undefined) ? changing : usual),
    },
  })
