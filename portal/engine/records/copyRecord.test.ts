import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { create } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()

test('a copy begins without a period that is over, and with one that is still to come', async () => {
  const { admin } = bench
  const period = (year: number) => ({
    start: `${year}-01-01T00:00:00+08:00`,
    end: `${year}-02-01T00:00:00+08:00`,
  })
  const copyOf = async (year: number): Promise<Row> => {
    const { id } = await create(admin, 'openAi/intervene', {
      ...{ title: `干预${year}`, scenes: ['home'], patterns: [{ text: '退款' }] },
      ...{ answer: '<p>请联系客服</p>', period: period(year) },
    })
    return (await admin('POST', `openAi/intervene/${id}/copy`, {})).data
  }
  expect((await copyOf(2020)).period).toBeNull()
  expect((await copyOf(2036)).period).toEqual(period(2036))
})

test('wherever a copy must have a period, its dialog asks for it anew', () => {
  for (const { name, fields, actions } of bench.portal.context.entities.values()) {
    const required = Object.keys(fields).filter(
      (field) => fields[field]?.kind === 'period' && fields[field]?.required,
    )
    for (const { copies, asks, leaves } of Object.values(actions)) {
      const afresh = [asks ?? [], copies?.drop ?? [], leaves ?? []].flat()
      if (copies)
        expect([name, required.filter((one) => !afresh.includes(one))]).toEqual([name, []])
    }
  }
})
