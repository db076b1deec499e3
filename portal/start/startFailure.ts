import type { Label } from '#declare'
import { isFull } from '#portal/storage/db/errors.ts'
import type { Settings } from './settings.ts'

type Where = Pick<Settings, 'folder' | 'host' | 'port' | 'databaseUrl'>
type Failure = Partial<NodeJS.ErrnoException> & {
  readonly errcode?: number
  readonly label?: Label
  readonly labels?: readonly Label[]
}

/**
 * Why the portal or a command could not start: what was wrong with which value and what to do, in both languages.
 * What nobody foresaw is told with where it came from, for whoever has to find out.
 */
export function startFailure(error: unknown, where: Where): string {
  const failure = (error instanceof AggregateError ? error.errors[0] : error) as Failure
  const said = failure.label ?? remedyOf(failure, where)
  if (said) return `${said[0]}\n${said[1]}`
  if (failure.labels) return String(failure.message)
  return String(failure.stack ?? failure)
}

function remedyOf(failure: Failure, where: Where): Label | undefined {
  if (isFull(failure))
    return [
      `磁盘已满：${where.databaseUrl ? '数据库所在的磁盘' : where.folder}。请腾出空间后重试`,
      `The disk is full: ${where.databaseUrl ? 'the one of the database' : where.folder}. Make room and try again`,
    ]
  const sqlite = failure.errcode === undefined ? undefined : results[failure.errcode & 0xff]
  return (sqlite ?? codes[failure.code ?? ''])?.(where, failure)
}

type Remedy = (where: Where, failure: Failure) => Label | undefined

const unwritable: Remedy = ({ folder }, { path = folder }) => [
  `无法写入 ${path}：没有权限，或所在磁盘为只读。请更正权限，或用 DATA_DIR 指定其他文件夹`,
  `${path} cannot be written to: no permission, or a disk that is read only. Put that right, or choose another folder with DATA_DIR`,
]
const damaged: Remedy = ({ folder }) => [
  `数据库 ${folder}/portal.sqlite 已损坏或不是 SQLite 文件。请恢复备份：npm run restore -- <备份> --force；原文件会留在 replaced-<时间> 中`,
  `The database ${folder}/portal.sqlite is damaged, or no SQLite file. Restore a backup: npm run restore -- <backup> --force; the file is kept in replaced-<time>`,
]
const noFolder: Remedy = ({ folder }, { path = folder }) => [
  `${path} 不是文件夹。请移走该文件，或用 DATA_DIR 指定其他文件夹`,
  `${path} is no folder. Move that file away, or choose another folder with DATA_DIR`,
]
const silent: Remedy = ({ databaseUrl }) => {
  const { host } = new URL(databaseUrl ?? 'postgres://?')
  return [
    `数据库 ${host} 没有应答。请确认 PostgreSQL 正在运行，并检查 DATABASE_URL`,
    `The database at ${host} does not answer. See that PostgreSQL runs there, and look at DATABASE_URL`,
  ]
}
const stranger: Remedy = ({ databaseUrl }) => {
  const { host, username } = new URL(databaseUrl ?? 'postgres://?')
  return [
    `数据库 ${host} 拒绝了用户 ${username}。请检查 DATABASE_URL 中的用户名和密码`,
    `The database at ${host} refused the user ${username}. Look at name and password in DATABASE_URL`,
  ]
}

/** By what SQLite answered: READONLY, IOERR, CORRUPT, CANTOPEN, NOTADB. */
const results: { readonly [result: number]: Remedy } = {
  8: unwritable,
  10: unwritable,
  11: damaged,
  14: unwritable,
  26: damaged,
}

/** By what the system or PostgreSQL answered. */
const codes: { readonly [code: string]: Remedy } = {
  EADDRINUSE: ({ port }) => [
    `端口 ${port} 已被占用，可能刊头已在运行。请换一个端口，例如 PORT=${port + 1} npm start`,
    `Port ${port} is taken, perhaps by a Masthead that runs already. Choose another: PORT=${port + 1} npm start`,
  ],
  EADDRNOTAVAIL: ({ host }) => [
    `HOST=${host} 不是本机的地址。请改为 127.0.0.1（仅本机）或 0.0.0.0（所有网卡）`,
    `HOST=${host} is no address of this machine. Give 127.0.0.1 (this machine only) or 0.0.0.0 (all of its networks)`,
  ],
  EACCES: (where, failure) =>
    failure.syscall === 'listen'
      ? [
          `没有权限监听端口 ${where.port}。请换用 1024 及以上的端口，例如 PORT=5180 npm start`,
          `No permission to listen on port ${where.port}. Choose one from 1024 on: PORT=5180 npm start`,
        ]
      : unwritable(where, failure),
  EPERM: unwritable,
  EROFS: unwritable,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  ECONNREFUSED: silent,
  ECONNRESET: silent,
  ENOTFOUND: silent,
  EAI_AGAIN: silent,
  ETIMEDOUT: silent,
  EHOSTUNREACH: silent,
  '42501': ({ databaseUrl }) => {
    const { username } = new URL(databaseUrl ?? 'postgres://?')
    return [
      `数据库须升级，而账号 ${username} 没有建表的权限。请以数据库所有者的 DATABASE_URL 运行：npm run admin -- upgrade`,
      `The database is to be upgraded, and the account ${username} may make no tables. Run, with the DATABASE_URL of its owner: npm run admin -- upgrade`,
    ]
  },
  '28P01': stranger,
  '28000': stranger,
  '3D000': ({ databaseUrl }) => {
    const name = new URL(databaseUrl ?? 'postgres://?/').pathname.slice(1)
    return [
      `没有名为 ${name} 的数据库。请先创建：createdb ${name}`,
      `There is no database called ${name}. Create it first: createdb ${name}`,
    ]
  },
}
