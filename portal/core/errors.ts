import type { Label, Language } from '#declare'
import type { Problem } from '#derive/problem.ts'

/** What a call is answered with when it is not done: a code of the envelope, its HTTP status, words and data. */
export class PortalError extends Error {
  readonly code: number
  readonly status: number
  readonly label: Label
  /** Made at the answer, since messages inside it are in the caller's language. */
  readonly dataIn: (language: Language) => unknown

  constructor(
    code: number,
    status: number,
    label: Label,
    data: (language: Language) => unknown = () => null,
  ) {
    super(`${code}: ${label[1]}`)
    this.name = 'PortalError'
    this.code = code
    this.status = status
    this.label = label
    this.dataIn = data
  }
}

/** What is asked before a call goes through: warnings by rule, a number of records, a word to type. */
export interface Asked {
  readonly warnings: readonly Problem[]
  readonly confirm?: { readonly count?: number; readonly typed?: string }
}

const say = (label: Label, language: Language) => label[language === 'en' ? 1 : 0]

/** Field → message; a field with several problems says them one after the other. */
export function messagesOf(
  problems: readonly Problem[],
  language: Language,
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const { field, message } of problems) {
    const said = messages[field]
    messages[field] = said
      ? `${said}${language === 'en' ? '; ' : '；'}${say(message, language)}`
      : say(message, language)
  }
  return messages
}

const headOf = (problems: readonly Problem[], otherwise: Label): Label =>
  problems.length === 1 ? (problems[0] as Problem).message : otherwise
/** Whatever stands in the way, one after the other: a conflict has no input to say it at. */
function allOf(problems: readonly Problem[]): Label {
  const messages = new Map(problems.map(({ message }) => [message[0], message]))
  const messagesIn = (language: 0 | 1, between: string) =>
    [...messages.values()].map((message) => message[language]).join(between)
  return [messagesIn(0, '；'), messagesIn(1, '; ')]
}
const usedByOf = (problems: readonly Problem[]) =>
  problems.flatMap((problem) => problem.usedBy ?? []).slice(0, 5)

/** All that a refusal says of its fields, one after the other; what it says as a whole where it names none. */
export function wordsOfError({ dataIn, label }: PortalError): Label {
  const wordsIn = (language: Language, between: string) => {
    const data = dataIn(language) as { readonly errors?: Record<string, string> } | null
    return Object.values(data?.errors ?? {}).join(between) || say(label, language)
  }
  return [wordsIn('zh', '；'), wordsIn('en', '; ')]
}

/** 1002: no session, or one that has run out. */
export const sessionExpired = () =>
  new PortalError(1002, 401, ['登录已过期，请重新登录', 'Signed out or expired: sign in again'])

/** 40001: refused by checks, by field. */
export const invalid = (problems: readonly Problem[]) =>
  new PortalError(
    40001,
    422,
    headOf(problems, [
      `有 ${problems.length} 处需要修改`,
      `${problems.length} things must be changed`,
    ]),
    (language) => ({ errors: messagesOf(problems, language) }),
  )

/** 40001 for one field. */
export const refusedField = (field: string, message: Label) => invalid([{ field, message }])

/** 40001: the body is no JSON object. */
export const malformedBody = () =>
  new PortalError(
    40001,
    422,
    ['请求内容不是合法的 JSON 对象', 'The body is not a JSON object'],
    (language) => ({
      errors: {
        _: say(['请求内容不是合法的 JSON 对象', 'The body is not a JSON object'], language),
      },
    }),
  )

/** 40300: not this role's. */
export const forbidden = (label: Label = ['没有权限进行此操作', 'You may not do this']) =>
  new PortalError(40300, 403, label)

/** 40400: no such record; without an id, nobody said which is meant. */
export const missing = ([zh, en]: Label, id: number | string = '') =>
  new PortalError(
    40400,
    404,
    String(id).trim() === ''
      ? [`没有指明是哪一条${zh}`, `It is not said which ${en} is meant`]
      : [`没有编号为 ${id} 的${zh}`, `There is no ${en} ${id}`],
  )

/** 40400: no such call. */
export const noCall = (method: string, path: string) =>
  new PortalError(40400, 404, [
    `没有此接口：${method} ${path}`,
    `There is no call ${method} ${path}`,
  ])

/** 40900: changed by somebody else since it was read; `current` is the record as it stands now. */
export const stale = (current: unknown) =>
  new PortalError(
    40900,
    409,
    [
      '此记录已被他人修改，请核对后再保存',
      'Somebody else has changed this record since you opened it: look again, then save',
    ],
    () => ({ current }),
  )

/** 40900: the record's state or what hangs on it stands in the way. */
export const conflict = (problems: readonly Problem[], current?: unknown) =>
  new PortalError(40900, 409, allOf(problems), (language) => ({
    errors: messagesOf(problems, language),
    ...(usedByOf(problems).length > 0 && { usedBy: usedByOf(problems) }),
    ...(current !== undefined && { current }),
  }))

/** 41300: more than is taken; `limit` says how much is. */
export const tooLarge = (limit: Label) =>
  new PortalError(41300, 413, [`内容过大，上限为${limit[0]}`, `Too large: at most ${limit[1]}`])

/** 41500: not a type this call takes. */
export const wrongType = (given: string, wanted: string) =>
  new PortalError(41500, 415, [
    `不支持的类型 ${given}，应为 ${wanted}`,
    `Type ${given} is not taken here, send ${wanted}`,
  ])

/** 42800: asks first; sent again with `accept` it goes through. */
export const asks = ({ warnings, confirm }: Asked) =>
  new PortalError(
    42800,
    428,
    headOf(warnings, ['请确认后继续', 'Please confirm to go on']),
    (language) => ({
      warnings: warnings.map(({ rule, field, message }) => ({
        rule,
        field,
        message: say(message, language),
      })),
      ...(confirm && { confirm }),
    }),
  )

/** 42900: too many tries; again after so many seconds. */
export const tooMany = (retryAfter: number) =>
  new PortalError(
    42900,
    429,
    [`操作过于频繁，请 ${retryAfter} 秒后再试`, `Too many tries: again in ${retryAfter} seconds`],
    () => ({ retryAfter }),
  )

/** 50000: the portal's fault. The log has the same request id. */
export const fault = (requestId: string) =>
  new PortalError(50000, 500, [
    `服务出错，请求号 ${requestId}`,
    `The portal failed, request ${requestId}`,
  ])

/** 50000 with HTTP 503: the database is gone or full; nothing was written. */
export const unavailable = (requestId: string, label: Label) =>
  new PortalError(50000, 503, [
    `${label[0]}，请求号 ${requestId}`,
    `${label[1]}, request ${requestId}`,
  ])

/** The error that a list of problems amounts to; the gravest kind decides. Nothing when there are none. */
export function errorOf(problems: readonly Problem[], current?: unknown): PortalError | undefined {
  const graver = (kind: Problem['kind']) => problems.filter((problem) => problem.kind === kind)
  const barred = graver('forbidden')[0]
  if (barred) return forbidden(barred.message)
  if (graver('conflict').length > 0) return conflict(graver('conflict'), current)
  return problems.length > 0 ? invalid(problems) : undefined
}
