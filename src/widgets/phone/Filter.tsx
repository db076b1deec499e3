import { ContainsFilter } from '../filter/ContainsFilter.tsx'
import type { FilterProps } from '../filter/FilterProps.ts'
import { plainPhone } from './plainPhone.ts'

/** By a part of the number, however it is written: `138 0013`, `+86 138 0013 8000`. */
export const PhoneFilter = (props: FilterProps) => <ContainsFilter {...props} tidy={sought} />

const sought = (typed: string) => plainPhone(typed).replace(/(?<=\d)\s+(?=\d)/g, '')
