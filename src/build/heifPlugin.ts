import type { Plugin } from 'vite'

const nothing = '\0heif:nothing'
const ofNode = ['fs', 'path', 'crypto']

/** libheif asks for modules of Node where it runs in Node: in a browser it never gets there, and gets none of them. */
export function heifPlugin(): Plugin {
  return {
    name: 'masthead-heif',
    enforce: 'pre',
    resolveId(source, importer) {
      return importer?.includes('libheif-js') && ofNode.includes(source) ? nothing : undefined
    },
    load(id) {
      return id === nothing ? 'export default {}' : undefined
    },
  }
}
