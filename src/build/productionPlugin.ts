import type { Plugin } from 'vite'

const libraries = /node_modules\/(?:react-router|ra-core|@mui\/\w+)\/.*\.m?js$/
const naming = /^[A-Z]\w*\.displayName = ["'`].*["'`];$/gm
/** React Router is published for development and for production, and its package leads to the former alone. */
const warning = 'var ENABLE_DEV_WARNINGS = true;'

/**
 * Takes out of libraries what is for developers: warnings, and what components are called in their tools; that
 * assignment alone keeps each of them in the bundle, whether or not anybody draws it.
 */
export function productionPlugin(): Plugin {
  return {
    name: 'masthead-production',
    apply: 'build',
    transform(code, id) {
      if (!libraries.test(id)) return undefined
      const lean = code.replace(naming, '').replace(warning, warning.replace('true', 'false'))
      return lean === code ? undefined : { code: lean, map: null }
    },
  }
}
