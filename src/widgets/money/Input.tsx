import type { Label } from '#declare'
import { groupedYuan, yuan } from '../format/money.ts'
import type { InputProps } from '../input/InputProps.ts'
import { readFen } from '../input/readFen.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** Typed in yuan, kept in fen; read in groups of three, large amounts in 万 as well. */
export const MoneyInput = (props: InputProps) => (
  <TypedInput
    {...props}
    write={yuan}
    rest={groupedYuan}
    read={readFen}
    gloss={inTenThousands}
    before="¥"
    placeholder="0.00"
  />
)

/** 1234567800 fen → `1,234.57 万元`: nobody counts eight digits. */
function inTenThousands(amount: number): Label | undefined {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) < 1_000_000) return undefined
  const hundredths = Math.round(amount / 10_000)
  const text = groupedYuan(hundredths).replace(/\.?0+$/, '')
  return [`${text} 万元`, `${text} ×10k yuan`]
}
