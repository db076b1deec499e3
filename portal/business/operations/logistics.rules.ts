import type { Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Whoever marks a parcel returned says what came back; where its source was marked, that said it. */
const saysWhyReturned: Judging = ({ session, after }) =>
  session.acting !== 'user' || after.remark
    ? []
    : [{ field: 'remark', message: ['请填写退回原因', 'Say why it came back'] }]

/** Carrier and number are those of the order or the win it was sent for. */
const correctsSource: Bringing = {
  effect: async ({ after, records }) => {
    const { carrier, trackingNo } = after
    for (const source of ['raffleLogistics', 'materialOrder'])
      if (after[source])
        await records.update(source, after[source] as number, { carrier, trackingNo } as Row)
  },
}

/** Rules of parcels that no word carries. */
export const rules: RuleFunctions = { saysWhyReturned, correctsSource }
