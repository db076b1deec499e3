import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { foundFiles } from '#portal/start/foundFiles.ts'
import { builtPortal } from './stamp.mjs'

/**
 * How the portal is built: all its own files and the libraries they begin with in one, since a process that loads two
 * thousand files needs a second more of the processor's time and 30 MB more. Read with its names, not made small:
 * whoever reads the log finds a line.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const out = dirname(join(root, builtPortal))

/** What the processes of a portal begin at, and what tells whether all was found. */
const entry = `
  export { runPortal } from '#portal/start/runPortal.ts'
  export { runBeside } from '#portal/start/runBeside.ts'
  export { runBesidePortal } from '#portal/start/runBesidePortal.ts'
  export { shipBeside } from '#portal/start/shipBeside.ts'
  export { readDeclarations } from '#portal/start/declarations.ts'
`

/** What was found at the build, in place of what is found when a portal starts; each is read when it is asked for. */
const found = () => {
  const paths = [...foundFiles(), 'src/menu/menu.ts']
  const lines = paths.map((path) => `'${path}': () => import('/${path}'),`)
  return `
    const files = {\n${lines.join('\n')}\n}
    export const foundFiles = () => ${JSON.stringify(foundFiles())}
    export const loadFile = (path) => files[path]()
    export const program = import.meta.filename
  `
}

const ours = (id: string) => /^(portal|src)\//.test(relative(root, id))

const portal: Plugin = {
  name: 'portal',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(portal-entry|\/(portal|src)\/.+)$/ },
    handler: (id) => (id === 'portal-entry' ? join(root, 'portal/entry.ts') : join(root, id)),
  },
  // What is asked for when it is needed stays where it lies: the rarest of libraries are the largest.
  resolveDynamicImport: (asked) =>
    typeof asked === 'string' && /^[a-z@]/.test(asked) ? { id: asked, external: true } : null,
  load: (id) => {
    if (id === join(root, 'portal/entry.ts')) return entry
    return id === join(root, 'portal/start/foundFiles.ts') ? found() : null
  },
  transform: (code, id) => {
    if (!ours(id) || !/import\.meta\.(dirname|url)/.test(code)) return null
    const there = `import.meta.dirname + '/${relative(out, id)}'`
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${relative(out, dirname(id))}')`)
      .replaceAll('import.meta.url', `new URL('file://' + ${there}).href`)
  },
}

/** One letter beyond these, and V8 keeps all of the program with two bytes a letter. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/g, escaped)
  },
}

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

export default defineConfig({
  root,
  plugins: [portal, inAscii],
  publicDir: false,
  ssr: { noExternal: true, external: ['sharp', 'pg', 'ali-oss'] },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'portal-entry',
      output: {
        format: 'esm',
        entryFileNames: 'next.mjs',
        codeSplitting: false,
        comments: false,
      },
    },
  },
})
