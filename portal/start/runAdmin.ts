import type { Label } from '#declare'
import { breakGlass } from '#portal/engine/session/breakGlass.ts'
import { linkAccount, unlinkAccounts } from '#portal/engine/session/company/links.ts'
import { setOneTimePassword } from '#portal/engine/session/credentials.ts'
import { nameKey } from '#portal/engine/session/lockout.ts'
import { endFactor } from '#portal/engine/session/secondFactor.ts'
import { endSignInsOf } from '#portal/engine/session/signIns.ts'
import type { Db } from '#portal/storage/db/database.ts'
import { forgetHome } from '#portal/storage/home.ts'
import type { AdminAnswer } from './adminAnswer.ts'
import { readFiledSettings } from './filedVariables.ts'
import type { Place } from './place.ts'
import type { Settings } from './settings.ts'
import { startFailure } from './startFailure.ts'
import { mistakesMessage } from './startMessage.ts'
import { openData } from './storage.ts'

class NoSuchUser extends Error {
  readonly label: Label

  constructor(name: string) {
    const label: Label = [
      `没有用户 ${name}。所有用户：npm run admin -- list-users`,
      `There is no user ${name}. Those there are: npm run admin -- list-users`,
    ]
    super(label.join('\n'))
    this.label = label
  }
}

type Command = (db: Db, name: string | undefined, more: readonly string[]) => Promise<string>

const commands: { readonly [name: string]: Command } = {
  'reset-password': async (db, name) => {
    if (!name) return usage
    const user = await userNamed(db, name)
    const { id } = user
    const password = await setOneTimePassword(db, id, Date.now())
    await db.deleteFrom('_attempt').where('key', '=', nameKey(name)).execute()
    await endSignInsOf(db, id)
    if (user.status === 'locked') await unlock(db, id)
    const told = [
      `一次性密码 One-time password: ${password}`,
      '登录后须修改 · Must be changed at the next sign-in',
    ]
    if (user.status === 'disabled')
      told.push('此账号已停用，须由管理员启用 · This account is disabled: an admin must enable it')
    return told.join('\n')
  },

  'reset-factor': async (db, name) => {
    if (!name) return usage
    const { id } = await userNamed(db, name)
    await endFactor(db, id)
    await endSignInsOf(db, id)
    return `${name} 的两步验证已关闭，登录只需密码 · The second factor of ${name} is off: a password signs in`
  },

  'break-glass': async (db, name) => {
    if (!name) return usage
    const { id, status } = await userNamed(db, name)
    const now = Date.now()
    const password = await setOneTimePassword(db, id, now)
    await breakGlass(db, id, now)
    await db.deleteFrom('_attempt').where('key', '=', nameKey(name)).execute()
    if (status === 'locked') await unlock(db, id)
    return [
      `一次性密码 One-time password: ${password}`,
      '密码登录虽已关闭，15 分钟内可在 /login?with=password 用它登录 · Passwords are off; for 15 minutes this one signs in at /login?with=password',
    ].join('\n')
  },

  'link-company': async (db, name, given) => {
    const [issuer, subject] = given
    if (!name || !issuer || !subject) return usage
    const { id } = await userNamed(db, name)
    return (await linkAccount(db, id, { issuer, subject }, Date.now()))
      ? `${name} 已绑定 ${issuer} 的 ${subject} · ${name} is linked to ${subject} of ${issuer}`
      : `${name} 或该公司账号已有其他绑定，先运行 unlink-company · One of the two is linked elsewhere: run unlink-company first`
  },

  'unlink-company': async (db, name) => {
    if (!name) return usage
    const { id } = await userNamed(db, name)
    const links = await unlinkAccounts(db, id)
    await endSignInsOf(db, id)
    return `已解除 ${links} 个绑定，登录已退出 · ${links} links taken away, sign-ins ended`
  },

  adopt: async (db) => {
    await forgetHome(db)
    return [
      '下一个启动的门户的密钥与上传文件从此为准；其他门户须与它共用 · Secret and uploads of the next portal to start count from now on; the others must share them',
      '密钥不同时，请为每个变更通知重新生成签名密钥 · Where the secret is another one, give every webhook a new signing key',
    ].join('\n')
  },

  'list-users': async (db) => {
    const users = await db
      .selectFrom('portalUser')
      .select(['username', 'name', 'status', 'lastLoginAt'])
      .where('deletedAt', 'is', null)
      .orderBy('username')
      .execute()
    return users
      .map((user) => [user.username, user.name, user.status, user.lastLoginAt ?? '–'].join('\t'))
      .join('\n')
  },
}

/** The user of a name. @throws NoSuchUser */
async function userNamed(db: Db, name: string): Promise<{ id: number; status: string }> {
  const user = await db
    .selectFrom('portalUser')
    .select(['id', 'status'])
    .where('username', '=', name)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!user) throw new NoSuchUser(name)
  return { id: Number(user.id), status: user.status as string }
}

const usage = `用法 Usage:
  npm run admin -- reset-password <user>   一次性密码并解锁 · a one-time password, and unlocks
  npm run admin -- reset-factor <user>     关闭两步验证（验证器与恢复码都丢失时）· the second factor off, where authenticator and codes are lost
  npm run admin -- break-glass <user>      密码登录关闭时，用一次性密码登录一次 · a one-time password that signs in for 15 minutes though passwords are off
  npm run admin -- link-company <user> <issuer> <subject>
                                           把公司账号绑定到用户 · links an account of the company to a user
  npm run admin -- unlink-company <user>   解除绑定 · takes it away
  npm run admin -- list-users              所有用户 · all users
  npm run admin -- adopt                   以本数据文件夹的密钥与文件为准 · the secret and uploads of this data folder count from now on
  npm run admin -- secret rotate           更换门户的密钥（先停下全部门户）；--at-once 让之前的链接立即失效 · gives the portals another secret, all of them stopped; --at-once ends links of before, too
  npm run admin -- doctor                  查看门户所依赖的一切是否正常 · looks at all the portal stands on
  npm run admin -- upgrade [--dry-run [--on postgres://…]]
                                           升级数据库；--dry-run 只说会做什么 · brings the database up to date; --dry-run tells what that will do
  npm run admin -- audit verify [<head>]   操作日志是否被改动、删除 · whether the audit log was changed or cut
  npm run admin -- check-records           不符合其状态要求的记录 · records that are not as their state demands
  npm run admin -- own-addresses [http://…] 图片、文件的旧主机地址改为相对路径 · whole addresses of the own store under a former host become paths
  npm run backup [-- --to folder --keep 7 --without-objects]
                                           备份数据库、文件与密钥 · database, objects and secret
  npm run restore -- <backup> [--force]    恢复备份 · restores a backup
  npm run restore -- --at 2026-11-23T10:00 [--files backup --accept-gap --force]
                                           恢复到某一时刻（北京时间；需 SHIP_TO）· to a moment, Beijing time, where SHIP_TO is set
  npm run admin -- drill [<backup>]        恢复演练：在旁边恢复最新的备份，核对条数与合计 · restores the newest backup beside, compares counts and sums`

/** Past the rules: it serves whoever can sign in no more, and only on the machine itself. */
const unlock = (db: Db, id: number) =>
  db
    .updateTable('portalUser')
    .set((set) => ({ status: 'active', failedLogins: 0, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Commands that open what they need themselves. */
const backups: {
  readonly [name: string]: (args: readonly string[], place: Place) => Promise<string | AdminAnswer>
} = {
  audit: async ([what, head], { settings }) =>
    what === 'verify'
      ? (await import('./auditCommand.ts')).auditCommand(settings, head)
      : { told: usage, failed: true },
  doctor: async (_, { settings, cwd }) => {
    const { diagnose, diagnosis } = await import('./doctor.ts')
    return diagnosis(await diagnose(settings, cwd))
  },
  'check-records': async (_, { settings }) =>
    (await import('./checkRecords.ts')).checkRecords(settings),
  'own-addresses': async (former, { settings }) =>
    (await import('./ownAddresses.ts')).ownAddresses(settings, former),
  backup: async (args, place) => (await import('./backupCommand.ts')).backup(args, place),
  restore: async (args, place) => (await import('./restoreCommand.ts')).restore(args, place),
  secret: async (args, place) => (await import('./secretCommand.ts')).secretCommand(args, place),
  upgrade: async (args, place) => (await import('./upgradeCommand.ts')).upgrade(args, place),
  drill: async (args, place) => (await import('./drillCommand.ts')).drill(args, place),
}

async function run(
  [name = '', ...rest]: readonly string[],
  settings: Settings,
  cwd: string,
): Promise<string | AdminAnswer | undefined> {
  const whole = backups[name]
  if (whole) return whole(rest, { settings, cwd, clock: () => new Date() })
  const command = commands[name]
  if (!command) return undefined
  const database = await openData(settings)
  try {
    return await command(database.db, rest[0], rest.slice(1))
  } finally {
    await database.close()
  }
}

/** What the process gives to a command. */
interface Asked {
  readonly args: readonly string[]
  readonly env: { readonly [name: string]: string | undefined }
  /** Where relative folders begin. */
  readonly cwd: string
}

/** Carries out a command of whoever runs the portal; without one that it knows it tells those there are. */
export async function runAdmin({ args, env, cwd }: Asked): Promise<AdminAnswer> {
  const settings = readFiledSettings(env, cwd)
  if ('mistakes' in settings) {
    const told = mistakesMessage(['设置有误', 'Settings to put right'], settings.mistakes)
    return { told, failed: true }
  }
  return run(args, settings, cwd).then(
    (told) =>
      typeof told === 'object' ? told : { told: told ?? usage, failed: told === undefined },
    (error: Error) => ({ told: startFailure(error, settings), failed: true }),
  )
}
