import type { Label, Row } from '#declare'

/** The codes of the portal's envelope that the admin tells apart. */
export const codes = {
  done: 20000,
  signedOut: 1002,
  refused: 40001,
  forbidden: 40300,
  missing: 40400,
  conflict: 40900,
  asks: 42800,
  proof: 42810,
  tooMany: 42900,
  broken: 50000,
} as const

/** What a 42800 asks before the call is sent again. */
export interface Asked {
  readonly warnings?: readonly {
    readonly rule: string
    readonly field?: string
    readonly message: string
  }[]
  readonly confirm?: { readonly count?: number; readonly typed?: string; readonly message?: string }
}
/** A record that stands in the way of a removal. */
export interface UsedBy {
  readonly entity: string
  readonly id: number
  readonly title: string
}
type Errors = { readonly [field: string]: string }
/** What an answer that was not done says besides its words. */
export interface Answered {
  readonly errors?: Errors
  readonly current?: Row
  readonly usedBy?: readonly UsedBy[]
  readonly warnings?: Asked['warnings']
  readonly confirm?: Asked['confirm']
  readonly retryAfter?: number
  readonly captcha?: boolean
  /** What came was no answer of the portal's, but a page of whatever stands before it. */
  readonly unread?: boolean
  /** Who it is must be said once more. */
  readonly proof?: boolean
  /** The code asked for is one of an authenticator. */
  readonly factor?: boolean
  /** Sent along with the code by SMS that is asked for: it is of this request. */
  readonly codeRequest?: string
  /** A passkey may stand in the place of the code: what it is to sign, or that there is one. */
  readonly passkey?: object | boolean
  /** False where no password of theirs counts. */
  readonly password?: boolean
  /** Before anything else a second factor is to be set up, which these roles ask for. */
  readonly lacksFactor?: boolean
  readonly roles?: readonly string[]
  /** They may prove at the company's provider who they are. */
  readonly company?: boolean
}

/** What a form of react-admin looks into: messages by field, and one for the whole. */
interface FormErrors {
  readonly errors?: { readonly [field: string]: string | { readonly serverError: string } }
}

/**
 * A call that was not done. `message` is in the reader's language; `body` is what react-admin looks into for the
 * errors of a form, and only where it is a property of its own.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError'
  readonly code: number
  readonly status: number
  readonly answer: Answered
  readonly body: FormErrors

  constructor(code: number, status: number, message: string, answer?: Answered | null) {
    super(message)
    this.code = code
    this.status = status
    // An envelope without data has null there.
    this.answer = answer ?? {}
    this.body = this.answer.errors ? { errors: formErrors(this.answer.errors, message) } : {}
  }

  /** The portal itself has said nothing: it is down, or the line is. */
  get isUnanswered(): boolean {
    return this.code === 0 || this.answer.unread === true
  }

  /** Messages by field; `_` is the record as a whole. */
  get fields(): { readonly [field: string]: string } {
    return this.answer.errors ?? {}
  }
}

/** The words of the answer go along, since a form need not have the field they are about. */
function formErrors({ _: whole, ...fields }: Errors, message: string) {
  return { ...fields, root: { serverError: whole ?? message } }
}

/** No answer at all: what the client says itself, in both languages. */
export const silence = {
  timeout: [
    '服务器 {seconds} 秒内没有响应，请稍后重试',
    'The portal did not answer within {seconds} s; try again',
  ],
  offline: [
    '无法连接服务器，请检查网络后重试',
    'The portal cannot be reached; check the connection and try again',
  ],
  unreadable: [
    '服务器的回答无法识别，请稍后重试',
    "The portal's answer cannot be read; try again later",
  ],
  expired: ['登录已过期，请重新登录', 'The session has ended; sign in again'],
  wordless: ['出错了', 'Error'],
  somebodyElse: [
    '另一个窗口已用其他账号登录，此处的操作没有提交；请复制需要的内容后刷新',
    'Somebody else has signed in in another tab, so nothing was sent from here; copy what you need, then reload',
  ],
} as const satisfies { readonly [reason: string]: Label }
