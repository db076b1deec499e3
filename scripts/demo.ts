/**
 * `npm run demo`: the admin with the portal inside the browser, built and shown; there is no server behind it.
 * `npm run demo -- --port 5192` shows it on another port.
 */
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

const mode = 'demo'
const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
console.log('正在构建演示……\nBuilding the demo …')
// One large file is what it is meant to be: declarations, portal and all.
await build({ mode, logLevel: 'warn', build: { chunkSizeWarningLimit: 20_000 } })
const shown = await preview({ mode, ...(port && { preview: { port: Number(port) } }) })
const [address] = shown.resolvedUrls?.local ?? []
console.log(`
演示已就绪，数据只在浏览器里 · The demo is ready; its data lies in the browser alone
  地址 Address   ${address}
`)
