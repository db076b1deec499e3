import type { Plugin } from 'vite'

const named = /^lodash\/(\w+)(?:\.js)?$/
const prefix = '\0lodash:'

/**
 * Gives react-admin the functions it takes from lodash out of es-toolkit, which keeps lodash's own tests: modules in
 * place of CommonJS, a fifth of the weight. Nobody else in the browser names lodash.
 */
export function lodashPlugin(): Plugin {
  return {
    name: 'masthead-lodash',
    enforce: 'pre',
    resolveId(source) {
      const name = named.exec(source)?.[1]
      return name === undefined ? undefined : prefix + name
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      return `export { ${id.slice(prefix.length)} as default } from 'es-toolkit/compat'`
    },
  }
}
