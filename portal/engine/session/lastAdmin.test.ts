import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { FAILURES, LOCK } from './lockout.ts'

describe.each(bothDatabases())('a name that is tried out on $name', (database) => {
  const bench = sharedBench(database, { captchaAnswer: () => '2468' })

  /** One more try, with the captcha a name is asked for after some. */
  const attempt = async (username: string, password: string) => {
    const picture = await bench.call('GET', 'index/authImg')
    const captcha = { captchaId: picture.data.captchaId, captcha: '2468' }
    return bench.call('POST', 'index/login', { username, password, ...captcha })
  }

  test.each(['boss', 'nobody.here', 'wang'])(
    '%s is locked from the fifth try on, and nothing is told about it',
    async (name) => {
      const answers = []
      for (let tries = 0; tries < FAILURES + 2; tries++)
        answers.push(await attempt(name, 'Wrong-Password-1'))
      expect(answers.map(({ code }) => code)).toEqual([
        ...Array(FAILURES).fill(40001),
        ...[42900, 42900],
      ])
      expect((await attempt(name, PASSWORD)).code).toBe(42900)
      expect(JSON.stringify(answers)).not.toMatch(/"(current|phone|roles|lastLoginIp|version)":/)
      bench.time.now += LOCK + 1000
      expect((await attempt(name, PASSWORD)).code).toBe(name === 'nobody.here' ? 40001 : 20000)
    },
  )
})
