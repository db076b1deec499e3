import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { aheadPlugin } from './src/build/aheadPlugin.ts'
import { heifPlugin } from './src/build/heifPlugin.ts'
import { lodashPlugin } from './src/build/lodashPlugin.ts'
import { menuPlugin } from './src/build/menuPlugin.ts'
import { productionPlugin } from './src/build/productionPlugin.ts'

/** Where `npm run dev` has the portal; the browser sees one origin all the same. */
const portal = process.env.PORTAL_URL ?? 'http://127.0.0.1:5180'

/** Paths that the portal answers; everything else is the admin. */
const portalPaths = [
  '/api',
  '/oss',
  '/uploadViod',
  '/healthz',
  '/readyz',
  '/metrics',
  '/store',
  '/docs',
]

const declarations = /src[\\/]resources[\\/]([^\\/]+)[\\/][^\\/]+\.ts$/
/** One that is longer comes by itself: whoever needs another of its group does not wait for it. */
const LONG = 10_000
function declarationsOf(id: string): string {
  const group = `declarations-${declarations.exec(id)?.[1]}`
  return statSync(id).size > LONG ? `${group}-${basename(id, '.ts')}` : group
}

/** The demo begins elsewhere: only mocks know both the admin and the portal. */
const demoEntry = {
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre' as const,
    // Nobody answers in the demo before its portal stands.
    handler: (html: string) =>
      html.replace('/src/main.tsx', '/mocks/demo.ts').replace(' data-asks', ''),
  },
}

/** What react-admin brings into every list and few or no screens call, by what stands in its place. */
const standIn = (path: string) => fileURLToPath(new URL(`src/build/${path}.ts`, import.meta.url))
const without = (mode: string) => [
  { find: /^jsonexport\/dist\/index\.js$/, replacement: standIn('lazy/jsonexport') },
  { find: /^inflection$/, replacement: standIn('unused/inflection') },
  // Ours: kinds of fields make samples with it, for tests and for the demo.
  ...(mode === 'demo'
    ? []
    : [
        {
          find: /^\.{1,2}(\/kind)?\/fromPattern\.ts$/,
          replacement: standIn('unused/fromPattern'),
        },
      ]),
]

/**
 * What main.tsx reaches without a lazy import is the first list, whole: one file, and React beside it, which changes
 * least. What is lazy must be imported lazily from there, or it weighs on the first list.
 */
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 3,
    },
    // Declarations come with the group they belong to: one request a folder, none at first.
    { name: declarationsOf, debugName: 'declarations', test: declarations, priority: 2 },
    // All of them speak the same language, and share sets of choices: one file, and not one a word. Lists that come in
    // are declared by one folder only.
    {
      name: 'declare',
      test: /src[\\/](declare[\\/](?!bulk|listKind)|resources[\\/]choices\.ts)/,
      priority: 2,
    },
    // Hooks of a few lines that the first list shares with what is lazy: no file of their own.
    { name: 'first', test: /@mui[\\/].*[\\/]use(Controlled|ThemeProps)[\\/]/, priority: 1 },
    { name: 'first', tags: ['$initial' as const] },
  ],
}

export default defineConfig(({ mode }) => ({
  // The demo has the portal in the browser: a service worker, and SQLite in WebAssembly.
  plugins: [
    react(),
    menuPlugin(),
    aheadPlugin(),
    lodashPlugin(),
    productionPlugin(),
    ...(mode === 'demo' ? [demoEntry, msw({ mode: 'worker-only' })] : []),
  ],
  worker: { plugins: () => [heifPlugin()] },
  resolve: { alias: without(mode) },
  server: {
    port: 5181,
    proxy: Object.fromEntries(portalPaths.map((path) => [path, { target: portal, ws: false }])),
  },
  preview: { port: 5182 },
  build: {
    outDir: mode === 'demo' ? '.cache/demo' : 'dist',
    target: 'es2023',
    // What is loaded with what, for the test that weighs the first list.
    manifest: true,
    // Every lazy page is a chunk of its own; the limit warns of one that took a library along.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // What a plugin costs is for whoever works on the build, not for whoever starts the product.
      checks: { pluginTimings: false },
      // The words of the declarations do nothing by being read: whoever needs none of them leaves them out.
      treeshake: {
        moduleSideEffects: [{ test: /src[\\/]declare[\\/]/, sideEffects: false }],
      },
      // The demo has every declaration and the portal in its first file: nothing to tell apart.
      ...(mode !== 'demo' && { output: { codeSplitting } }),
    },
  },
}))
