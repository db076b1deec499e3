import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Label } from '#declare'
import { rekeyAudit } from '#portal/engine/audit/rekeyAudit.ts'
import { verdictTold, verifyAudit } from '#portal/engine/audit/verifyAudit.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { FACTOR } from '#portal/engine/session/secondFactor.ts'
import { seal, unseal } from '#portal/engine/webhooks/seal.ts'
import { SIGNING } from '#portal/engine/webhooks/signingSecret.ts'
import type { Database, Db, Tx } from '#portal/storage/db/database.ts'
import { demandHome, forgetHome, type Home, noteHome } from '#portal/storage/home.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import { createPortalContext } from '../createPortalContext.ts'
import type { AdminAnswer } from './adminAnswer.ts'
import { readDeclarations } from './declarations.ts'
import { keepFormer } from './formerSecret.ts'
import type { Place } from './place.ts'
import { openStorage } from './storage.ts'

/** A portal at work does a round of the clock each ten seconds. */
const ROUND = 12_000
/** So long an address of a calendar is good that was fetched before: whoever reads it there has time to fetch another. */
const GRACE = 30 * 86_400_000

/**
 * `npm run admin -- secret rotate`: gives the portal another secret in the place of the one it has, with all portals
 * stopped. What is sealed under it is sealed anew and the audit log's chain made anew, in one transaction. The new one
 * lies beside the old before that, so that a power cut leaves the two together: asked again, it is finished. What the
 * old one signed (links, addresses of calendars, uploads under way) is good for a while, unless it ends `--at-once`.
 */
export async function secretCommand(
  [what, how]: readonly string[],
  place: Place,
  pause = ROUND,
): Promise<AdminAnswer> {
  if (what !== 'rotate' || (how !== undefined && how !== '--at-once')) return said(usage, true)
  const atOnce = how === '--at-once'
  const { settings, clock } = place
  const storage = await openStorage(settings, clock)
  const { database, home } = storage
  const file = join(settings.folder, 'secret')
  const next = `${file}.next`
  try {
    const begun = await begunHome(next, home)
    if (begun && (await isNoted(database.db, begun))) {
      await putInPlace(file, place, atOnce)
      return said(finished, false)
    }
    await demandHome(database.db, home)
    if (await isAtWork(database.db, pause)) return said(atWork, true)
    const context = createPortalContext({ ...storage, ...(await readDeclarations()), clock })
    const verdict = verdictTold(await verifyAudit(context))
    if (!verdict.isWhole) return { told: `${verdict.told}\n${both(unsound)}`, failed: true }
    if (await exportsWait(database.db)) return said(waiting, true)
    const secret = toHex(randomBytes(32))
    await writeFile(next, `${secret}\n`, { mode: 0o600, flush: true })
    const done = await changeAll(context, database, { ...home, secret })
    await putInPlace(file, place, atOnce)
    return {
      told: [
        both(changed),
        `重新密封 Sealed anew   ${done.sealed}`,
        `操作日志 Audit log     ${done.links}`,
        ...(done.old > 0 ? [both(oldCodes(done.old))] : []),
        both(atOnce ? ended : goesOn),
        both(afterwards),
      ].join('\n'),
      failed: false,
    }
  } finally {
    await database.close()
  }
}

const both = ([zh, en]: Label): string => `${zh}\n${en}`
const said = (label: Label, failed: boolean): AdminAnswer => ({ told: both(label), failed })

async function begunHome(next: string, home: Home): Promise<Home | null> {
  if (!existsSync(next)) return null
  return { ...home, secret: (await readFile(next, 'utf8')).trim() }
}

const isNoted = (db: Db, home: Home): Promise<boolean> =>
  demandHome(db, home).then(
    () => true,
    () => false,
  )

/** The old one stays beside, for whoever must open a backup of before. */
async function putInPlace(
  file: string,
  { clock, settings }: Place,
  atOnce: boolean,
): Promise<void> {
  const secret = (await readFile(file, 'utf8')).trim()
  const until = clock().getTime() + GRACE
  await keepFormer(settings.folder, atOnce ? null : { secret, until })
  const at = clock().toISOString().replace(/[:.]/g, '-')
  await rename(file, `${file}.until-${at}`)
  await rename(`${file}.next`, file)
}

async function isAtWork(db: Db, pause: number): Promise<boolean> {
  const fence = async () => {
    const query = db.selectFrom('_lease').select('fence').where('name', '=', 'clock')
    return Number((await query.executeTakeFirst())?.fence ?? 0)
  }
  const before = await fence()
  await new Promise((resolve) => setTimeout(resolve, pause))
  return (await fence()) !== before
}

/** Their passwords are sealed in the jobs themselves, which are done within minutes. */
async function exportsWait(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'cardExport')
    .where('status', 'in', ['queued', 'running', 'paused'])
    .executeTakeFirst()
  return found !== undefined
}

function changeAll(context: PortalContext, database: Database, now: Home) {
  const { secret: old } = context
  return database.transaction(async (tx) => {
    let sealed = 0
    for (const [table, key, purpose] of sealedIn) {
      const rows = await tx.selectFrom(table).select([key, 'sealed']).execute()
      for (const row of rows) {
        const text = await unseal(old, purpose, String(row.sealed))
        await tx
          .updateTable(table)
          .set({ sealed: await seal(now.secret, purpose, text) })
          .where(key, '=', row[key])
          .execute()
        sealed++
      }
    }
    const links = await rekeyAudit(context, tx, now.secret)
    const forgotten = await forgetOldCodes(tx)
    await forgetHome(tx)
    await noteHome(tx, now)
    return { sealed, links, old: forgotten }
  })
}

/** Where something is sealed: the table, whose it is, and for what. */
const sealedIn = [
  ['_factor', 'user', FACTOR],
  ['_webhook', 'webhook', SIGNING],
] as const

/** Recovery codes of releases that kept them under the secret fit nothing any more; codes on their way neither. */
async function forgetOldCodes(tx: Tx): Promise<number> {
  for (const table of ['_smsCode', '_captcha']) await tx.deleteFrom(table).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('_recoveryCode')
    .where('codeHash', 'not like', '%$%')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

const usage: Label = [
  '用法：npm run admin -- secret rotate [--at-once]，--at-once 让旧密钥签发的链接立即失效',
  'Usage: npm run admin -- secret rotate [--at-once], which ends at once what the old one signed',
]
const finished: Label = [
  '上次没有做完的更换已完成：请启动门户',
  'A change that was broken off is finished: start the portals',
]
const atWork: Label = [
  '有门户正在运行：请先停下全部门户，再更换密钥',
  'A portal is at work: stop all of them, then change the secret',
]
const unsound: Label = [
  '操作日志的链不完整，没有更换密钥：更换会掩盖它',
  'The chain of the audit log does not hold, so the secret was not changed: that would cover it up',
]
const waiting: Label = [
  '有导出卡码的任务还没做完：请启动门户等它做完，或取消它',
  'An export of card codes is not done yet: let the portal finish it, or cancel it',
]
const changed: Label = ['密钥已更换', 'The secret was changed']
const oldCodes = (count: number): Label => [
  `${count} 个旧版本保存的恢复码已作废，请相关的人在“两步验证”里重新设置`,
  `${count} recovery codes kept by an earlier release are void: whoever has them sets up their factor anew`,
]
const goesOn: Label = [
  '之前取得的链接按各自的期限有效，日历地址再有效 30 天；怀疑泄露的，再更换一次并加 --at-once',
  'Links fetched before live out their time, addresses of calendars 30 days more; where it may have leaked, change it again with --at-once',
]
const ended: Label = [
  '之前取得的私有链接与日历地址已失效，须重新取得',
  'Private links and addresses of calendars of before are void: fetch them anew',
]
const afterwards: Label = [
  '旧的在 secret.until-…，只用于打开之前的备份；其他门户请复制新的 secret 与 secret.former 文件。请立即备份',
  'The old one lies in secret.until-…, for backups of before alone; copy the new files secret and secret.former to the other portals. Make a backup now',
]
