import { fen, yuan } from '../format/money.ts'
import type { InputProps } from '../input/InputProps.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** Typed in yuan, kept in fen. */
export const MoneyInput = (props: InputProps) => (
  <TypedInput {...props} write={yuan} read={fen} before="¥" placeholder="0.00" />
)
