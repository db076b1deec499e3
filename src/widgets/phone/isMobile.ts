const MOBILE = /^1[3-9]\d{9}$/

/** Whether a text is a Chinese mobile number of eleven digits, with nothing around or between them. */
export const isMobile = (text: string): boolean => MOBILE.test(text)
