import { expect, test } from 'vitest'
import { NewerSchema } from '#portal/storage/db/schemaVersion.ts'
import { startFailure } from './startFailure.ts'

const where = { folder: '/srv/data', host: '127.0.0.1', port: 5180 }
const postgres = { ...where, databaseUrl: 'postgres://mast:secret@db.example.com/masthead' }
const told = (facts: object, at: Parameters<typeof startFailure>[1] = where) =>
  startFailure(Object.assign(new Error('as the system says it'), facts), at)

test.each([
  [{ code: 'EADDRINUSE' }, ['端口 5180', 'Port 5180', 'PORT=5181 npm start']],
  [{ code: 'EADDRNOTAVAIL' }, ['HOST=127.0.0.1', 'no address of this machine']],
  [{ code: 'EACCES', syscall: 'listen' }, ['监听端口 5180', 'from 1024 on']],
  [{ code: 'EACCES', syscall: 'open', path: '/srv/data/secret' }, ['/srv/data/secret', 'DATA_DIR']],
  [{ code: 'EROFS', path: '/srv/data/secret' }, ['/srv/data/secret', 'read only']],
  [{ code: 'EEXIST', path: '/srv/data' }, ['/srv/data 不是文件夹', 'is no folder']],
  [{ code: 'ENOSPC' }, ['磁盘已满：/srv/data', 'Make room']],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, ['磁盘已满：/srv/data', 'Make room']],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, ['/srv/data/portal.sqlite', 'npm run restore']],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 267 }, ['已损坏', 'is damaged']],
])('tells what to do where %o', (facts, words) => {
  const said = told(facts)
  for (const word of words) expect(said).toContain(word)
  expect(said.split('\n')).toHaveLength(2)
})

test.each([
  [{ code: 'ECONNREFUSED' }, 'db.example.com does not answer'],
  [{ code: '28P01' }, 'refused the user mast'],
  [{ code: '3D000' }, 'createdb masthead'],
])('names the database but never its password where %o', (facts, words) => {
  const said = told(facts, postgres)
  expect(said).toContain(words)
  expect(said).not.toContain('secret')
})

test('says in its own words what says so, and with where it came from what nobody foresaw', () => {
  expect(startFailure(new NewerSchema(9, 2), where)).toMatch(
    /^数据库由更新版本.*\nA newer Masthead/,
  )
  expect(told({ code: 'EUNKNOWN' })).toMatch(/as the system says it\n +at /)
})
