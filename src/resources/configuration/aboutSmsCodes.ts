import type { Label } from '#declare'

/** What a code by SMS is worth, said where it is switched on. */
export const aboutSmsCodes: Label = [
  '首次登录时由本人以验证码确认手机号，改号后再确认一次。短信可能被截获、转发或随手机号转走；验证器或通行密钥（账户菜单 → 两步验证）更安全，开启后不再发短信。',
  'The first code confirms that the phone is theirs, and again after the phone is changed. Messages can be read on the way, passed on, or go to whoever gets the number; an authenticator or a passkey (account menu → second factor) is safer and takes their place.',
]
