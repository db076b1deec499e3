/** `138****0000`, so that one can tell which of one's phones is meant. */
export const partOfPhone = (phone: string): string => phone.replace(/^(.{3}).*(.{4})$/, '$1****$2')

/** A phone within a text: eleven digits that begin as those of mobiles do, no part of a longer number. */
const phones = /(?<![\d.])1[3-9]\d{9}(?!\d)/g
const addresses = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g

/** A text for the log: phones and mail addresses in part, since more people read the log than may know them. */
export const withoutPeople = (text: string): string =>
  text
    .replace(phones, partOfPhone)
    .replace(addresses, (found) => found.replace(/^(.).*@/, '$1***@'))
