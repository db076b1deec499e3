/**
 * In place of a library that react-admin brings along to make English titles of resource names. Every title here is
 * declared, in two languages.
 */
const same = (word: string): string => word

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
}
