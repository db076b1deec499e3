import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readBack } from '#portal/engine/imports/testing/readBack.ts'
import { zipOf } from '#portal/engine/imports/testing/zipOf.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'

/** The commands of `docs/developers/importing-by-api.md`, run as they stand there against a portal. */
const page = readFileSync(
  join(import.meta.dirname, '../../../docs/developers/importing-by-api.md'),
  'utf8',
)
const commands = [...page.matchAll(/```sh\n(curl [\s\S]*?)```/g)].map(([, text = '']) =>
  text.trim(),
)
const AT = 'http://portal.test/api/portal/import/sales'
const file = ['2026-11-20', '天猫', '旗舰店', '680012345679', '山河故人', '', '1', '99.00', '', '']
const csv = [
  '日期,平台,店铺,平台商品编号,平台商品名称,订单数,销量,销售额（元）,退款数量,退款金额（元）',
  file.join(','),
].join('\n')

/** What the page hands in as a form. */
const along: { readonly [name: string]: Uint8Array<ArrayBuffer> } = {
  '作者.csv': new TextEncoder().encode(
    '编号,姓名或笔名,身份,头像,简介\n,春山,作者,春山.png,写山的人',
  ),
  '头像.zip': new Uint8Array(zipOf({ name: '头像/春山.png', bytes: wholePng(300, 300) })),
}

const bench = sharedBench()
let key = ''
beforeAll(async () => {
  key = (await appKey(bench, { imports: ['sales', 'authorList'] })).key.secret
})

/** The words of a command, its quotes resolved. */
function wordsOf(command: string): string[] {
  const plain = command
    .replace(/\$\(jq -rn '"([^"]*)"\|@uri'\)/g, (_, text: string) => encodeURIComponent(text))
    .replaceAll('$KEY', `Authorization: Bearer ${key}`)
    .replaceAll('$AT', AT)
    .replaceAll('https://admin.example.com', 'http://portal.test')
  const words = plain.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)
  return [...words].map(([, single, double, bare]) => single ?? double ?? bare ?? '')
}

/** Runs a command of the page; `id` takes the place of the batch it names. */
async function curl(number: number, id?: number): Promise<Response> {
  const [, ...words] = wordsOf(commands[number] ?? '')
  const headers: Record<string, string> = {}
  let [url, method, body] = ['', '', undefined as string | FormData | undefined]
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string
    const next = () => words[++at] as string
    if (word === '-H') {
      const [name = '', value = ''] = next().split(/:\s*(.*)/s)
      headers[name] = value
    } else if (word === '-X') method = next()
    else if (word === '-d') body = next()
    else if (word === '--data-binary') body = next().startsWith('@') ? csv : undefined
    else if (word === '-F') {
      const [name = '', value = ''] = next().split(/=(.*)/s)
      const form = body instanceof FormData ? body : new FormData()
      if (value.startsWith('@'))
        form.append(name, new File([along[value.slice(1)]!], value.slice(1)))
      else form.append(name, value)
      body = form
    } else if (word === '-o') next()
    else url = word
  }
  const address = id === undefined ? url : url.replace(/\/\d+(?=\/|$)/, `/${id}`)
  const sends = method || (body === undefined ? 'GET' : 'POST')
  return bench.portal.app.request(address, { method: sends, headers, ...(body && { body }) })
}
const data = async (answer: Response) => (await answer.json()).data

test('what the page shows is what the portal does: check, look, agree, result; a file; all at once; put down', async () => {
  const [rows, csvFile, look, agree, atOnce, putDown, result] = [0, 1, 2, 3, 4, 5, 6]
  expect(commands).toHaveLength(8)
  const checked = await curl(rows)
  expect(checked.status).toBe(201)
  const batch = await data(checked)
  expect(batch).toMatchObject({ status: 'ready', rows: 1, problems: 0, warnings: 1 })
  expect(batch.codes).toMatchObject([{ code: 'B9', level: 'warn' }])
  expect(batch.shares).toMatchObject([{ share: '2026-11 · 天猫', after: 1_200_000 }])
  expect(await data(await curl(look, batch.id))).toMatchObject({ status: 'ready' })
  expect(await data(await curl(agree, batch.id))).toMatchObject({ status: 'running' })
  await runQueued(bench.portal.context)
  expect(await data(await curl(look, batch.id))).toMatchObject({ status: 'done', done: 1 })
  const sheet = readBack(new Uint8Array(await (await curl(result, batch.id)).arrayBuffer()))
  const [heads = [], line = []] = sheet
  expect([line[heads.indexOf('结果')], line[heads.indexOf('动作')]]).toEqual(['成功', '待匹配'])

  const again = await curl(rows)
  expect([again.status, (await again.json()).data.batch]).toEqual([409, batch.id])

  const fromFile = await data(await curl(csvFile))
  expect(fromFile).toMatchObject({ status: 'ready', rows: 1 })
  expect(await data(await curl(putDown, fromFile.id))).toMatchObject({ status: 'cancelled' })

  const going = await data(await curl(atOnce))
  expect(going.status).toBe('running')
  await runQueued(bench.portal.context)
  expect(await data(await curl(look, going.id))).toMatchObject({ status: 'done', done: 1 })
})

test('pictures come along with a list as a form, and are gone from the private place once it is put down', async () => {
  const answer = await curl(7)
  expect(answer.status).toBe(201)
  const batch = await data(answer)
  expect(batch).toMatchObject({ status: 'ready', rows: 1, problems: 0 })
  const kept = async () => (await bench.store.list('private/bulk/')).objects.length
  const before = await kept()
  const answered = await bench.portal.app.request(
    `http://portal.test/api/portal/import/authorList/${batch.id}/cancel`,
    { method: 'POST', headers: { Authorization: `Bearer ${key}` } },
  )
  expect((await answered.json()).data.status).toBe('cancelled')
  expect(await kept()).toBe(before - 1)
})

test('the proof of a signature that the page shows is what the portal signs', async () => {
  const [, script = ''] = page.match(/```sh\n(printf [\s\S]*?)```/) ?? []
  expect(script).toContain('hexkey')
  const { execFileSync } = await import('node:child_process')
  const { mkdtempSync, writeFileSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const folder = mkdtempSync(join(tmpdir(), 'masthead-docs-'))
  const body = '{"type":"import","batch":{"id":43}}'
  writeFileSync(join(folder, 'body.json'), body)
  const { signedHeaders } = await import('#portal/engine/webhooks/signingSecret.ts')
  const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
  const signed = await signedHeaders(secret, { id: 'msg_7', now: 1_795_000_000_000, body })
  const env = { ...process.env, SECRET: secret, WEBHOOK_ID: 'msg_7' }
  const proof = execFileSync('bash', ['-c', script], {
    cwd: folder,
    env: { ...env, WEBHOOK_TIMESTAMP: String(signed['webhook-timestamp']) },
  })
  expect(`v1,${String(proof).trim()}`).toBe(signed['webhook-signature'])
})
