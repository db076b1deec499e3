import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../portal/storage/db/testing/freePort.ts'
import { inBareRoot, isBareRootPossible } from './bareRoot.ts'
import { buildPortal } from './buildPortal.ts'
import { imageOf } from './imageOf.ts'
import { run } from './install.mjs'

/**
 * `npm run image`: makes the root that the Dockerfile makes, without a container engine, in a folder of its own, and runs
 * what it runs: whether all that the portal needs is in it, and nothing that only builds and tests need. Where this is
 * Linux and root, with nothing else in sight, as nobody special who may write to /data and /tmp alone; else in the folder.
 * Ends with 1 where the portal does not answer, or does not end when it is asked to.
 */
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'masthead-image-'))
const image = imageOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))
let failed = true
try {
  await buildImage()
  await answers()
  failed = false
} catch (error) {
  console.error((error as Error).message)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)

async function buildImage() {
  const handbook = join(root, 'docs/.vitepress/dist/index.html')
  if (!existsSync(handbook))
    await run(process.execPath, [join(root, 'scripts/docs.ts')], { cwd: root })
  buildPortal()
  const app = join(folder, 'app')
  mkdirSync(app)
  for (const { from, to } of image.copies)
    for (const one of from)
      cpSync(join(root, one), join(app, to === './' ? one : to), {
        recursive: true,
        filter: isTaken,
      })
  for (const command of image.installs)
    if ((await run('sh', ['-c', command], { cwd: app })) !== 0)
      throw new Error(`安装失败 Failed: ${command}`)
  console.log(`构建完成 Built: ${await outputOf('du', ['-sh', app])}`)
}

/** Tests stay out, as `.dockerignore` says. */
function isTaken(path: string) {
  return !/\.test\.tsx?$|\/testing$/.test(path)
}

async function answers() {
  const port = await freePort()
  const bare = isBareRootPossible()
  const portal = bare ? inBareRoot(folder, image, port) : inFolder(port)
  console.log(
    bare
      ? '在空的根目录中运行（chroot，非 root，只能写 /data 与 /tmp）· Run in a bare root, as nobody special'
      : '不是 root，在文件夹中运行，不隔离 · Not root: run in the folder, with the rest of the machine in sight',
  )
  const printed: string[] = []
  for (const stream of [portal.stdout, portal.stderr])
    stream.on('data', (text) => printed.push(String(text)))
  const gone = new Promise<number | null>((resolve) => portal.on('exit', resolve))
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, gone)
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text()
    if (!page.includes('<div id="root"'))
      throw new Error('没有管理后台页面 · The admin is not served')
    const signIn = await fetch(`http://127.0.0.1:${port}/api/portal/index/getInfo`)
    if (signIn.status !== 401)
      throw new Error(`接口应答 ${signIn.status} · The API answers ${signIn.status}`)
    portal.kill('SIGTERM')
    const code = await Promise.race([gone, wait(30_000, 'late')])
    if (code !== 0)
      throw new Error(`收到 SIGTERM 后以 ${code} 结束 · After SIGTERM it ended with ${code}`)
    console.log(
      '启动、就绪、页面、接口、退出均正常 · It starts, is ready, serves the admin and the API, and ends',
    )
  } catch (error) {
    console.error(printed.join(''))
    throw error
  } finally {
    portal.kill('SIGKILL')
  }
}

function inFolder(port: number) {
  const data = join(folder, 'data')
  mkdirSync(data)
  const own = { DATA_DIR: data, HOST: '127.0.0.1', PORT: `${port}` }
  const [, ...args] = image.command
  return spawn(process.execPath, args, {
    cwd: join(folder, 'app'),
    env: { PATH: process.env.PATH, ...image.env, ...own },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function until(holds: () => Promise<boolean>, gone: Promise<unknown>) {
  let isGone = false
  void gone.then(() => (isGone = true))
  for (let tries = 0; tries < 120 && !isGone; tries++) {
    if (await holds().catch(() => false)) return
    await wait(500)
  }
  throw new Error('门户没有就绪 · The portal does not become ready')
}

function outputOf(command: string, args: string[]) {
  return new Promise<string>((resolve) => {
    let text = ''
    const child = spawn(command, args)
    child.stdout.on('data', (part) => (text += part))
    child.on('exit', () => resolve(text.split('\t')[0] ?? ''))
  })
}
