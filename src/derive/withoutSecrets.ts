import { phoneInPart, phoneInText } from './phoneInText.ts'

/** Parameters of an address, and keys of JSON, whose value lets somebody in. */
const named =
  /((?:^|[?&#;\s"'{,])(?:x-)?(?:admin-?)?(?:token|ticket|password|oldPassword|newPassword|captcha|code|secret|signature|accessKeyId|accessKeySecret|OSSAccessKeyId|security-token|stsToken|key)["']?\s*[=:]\s*)(?:"[^"]*"?|'[^']*'?|[^&#\s"',}]+)/gi
/** `Bearer …`, service keys, and whatever is as long as a token. */
const bare = /\b(Bearer\s+)\S+|\bmhk_[\w-]+|(?<![\w/-])[\w-]{43}(?![\w/-])/g

/**
 * A text as it may be kept: tickets, tokens, passwords and codes are gone, mobile numbers are shown in part. For what
 * browsers report; addresses of lists may hold filters by phone.
 */
export const withoutSecrets = (text: string): string =>
  text
    .replace(named, '$1***')
    .replace(bare, (_, bearer?: string) => `${bearer ?? ''}***`)
    .replace(phoneInText, phoneInPart)
