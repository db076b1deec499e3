import type { Language } from '#declare'

/** Several values as one line: 、 in Chinese, a comma in English. */
export const join = (values: readonly string[], language: Language): string =>
  values.join(language === 'zh' ? '、' : ', ')
