import type { Label } from '#declare'
import type { Situation } from '../situation.ts'
import { stateSaid as labelOfState } from './formatLabel.ts'

/** The state the record is in, where it has states. */
export const stateLabel = ({ entity, before }: Situation): Label | undefined =>
  Object.keys(entity.states).length > 0 && before ? labelOfState(entity, before) : undefined

/** Why nothing can be changed now. */
export const closedReason = (state: Label | undefined): Label =>
  state
    ? [`当前为“${state[0]}”，不能修改`, `It is "${state[1]}" now and cannot be changed`]
    : ['此记录不能修改', 'This record cannot be changed']
