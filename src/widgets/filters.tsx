import { type ComponentType, lazy, Suspense } from 'react'
import type { BuiltInKind, KindName } from '#declare'
import { firstPaint } from '#src/client/firstPaint.ts'
import { BooleanFilter } from './boolean/Filter.tsx'
import { readAs } from './computed/kind.ts'
import { ChoiceFilter } from './filter/ChoiceFilter.tsx'
import { ContainsFilter } from './filter/ContainsFilter.tsx'
import { EqualFilter } from './filter/EqualFilter.tsx'
import type { FilterProps } from './filter/FilterProps.ts'
import { ownParts } from './ownParts.tsx'
import { RefFilter } from './ref/Filter.tsx'
import { TextFilter } from './text/Filter.tsx'

/** Loaded when a list first has one, and behind the first paint of all; its place is kept meanwhile. */
function later<Props extends FilterProps>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => {
    await firstPaint()
    return { default: await load() }
  })
  return (props: Props) => (
    <Suspense fallback={<div className="filter" aria-busy="true" />}>
      <Loaded {...props} />
    </Suspense>
  )
}
const DaysFilter = later(async () => (await import('./filter/DaysFilter.tsx')).DaysFilter)
const Among = later(async () => (await import('./code/Filter.tsx')).AmongFilter)
const CodeFilter = (props: FilterProps) =>
  props.field.among ? <Among {...props} /> : <ContainsFilter {...props} />
const Words = later(async () => (await import('./tags/Filter.tsx')).WordsFilter)
const TagsFilter = (props: FilterProps) =>
  props.field.words ? <Words {...props} /> : <EqualFilter {...props} />
const amounts = () => import('./filter/amountFilters.tsx')
const NumberFilter = later(async () => (await amounts()).NumberFilter)
const MoneyFilter = later(async () => (await amounts()).MoneyFilter)
const DurationFilter = later(async () => (await amounts()).DurationFilter)
const PhoneFilter = later(async () => (await import('./phone/Filter.tsx')).PhoneFilter)
const DateFilter = (props: FilterProps) => <DaysFilter {...props} moments={false} />
const MomentFilter = (props: FilterProps) => <DaysFilter {...props} moments />

/** How every kind that the house brings is filtered; null where it is not. */
const builtIn: { readonly [K in BuiltInKind]: ComponentType<FilterProps> | null } = {
  text: TextFilter,
  longText: ContainsFilter,
  richText: ContainsFilter,
  url: ContainsFilter,
  phone: PhoneFilter,
  code: CodeFilter,
  integer: NumberFilter,
  decimal: NumberFilter,
  money: MoneyFilter,
  percent: NumberFilter,
  duration: DurationFilter,
  boolean: BooleanFilter,
  choice: ChoiceFilter,
  choices: ChoiceFilter,
  date: DateFilter,
  dateTime: MomentFilter,
  period: MomentFilter,
  image: null,
  images: null,
  audio: null,
  video: null,
  file: null,
  jump: null,
  ref: RefFilter,
  refs: RefFilter,
  parent: RefFilter,
  order: NumberFilter,
  list: null,
  json: null,
  color: EqualFilter,
  tags: TagsFilter,
  count: NumberFilter,
  computed: null,
}

/** How every kind is filtered: one of one's own by `own.filter.tsx` in its folder, or not. */
export const filters = { ...ownParts<FilterProps>('filter'), ...builtIn } as {
  readonly [K in KindName]: ComponentType<FilterProps> | null
}

/** The filter of a field; nothing where its kind cannot be filtered. A computed one is filtered as what it reads as. `whole` takes whole values only. */
export function Filter({ whole, ...props }: FilterProps & { readonly whole?: boolean }) {
  const Shown = whole ? EqualFilter : filters[readAs(props.field)]
  return Shown && <Shown {...props} />
}
