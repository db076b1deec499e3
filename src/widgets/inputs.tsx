import { type ComponentType, lazy, Suspense } from 'react'
import type { BuiltInKind, KindName } from '#declare'
import { BooleanInput } from './boolean/Input.tsx'
import { ChoiceInput } from './choice/Input.tsx'
import { ChoicesInput } from './choices/Input.tsx'
import { CodeInput } from './code/Input.tsx'
import { ColorInput } from './color/Input.tsx'
import { DateInput } from './date/Input.tsx'
import { DateTimeInput } from './dateTime/Input.tsx'
import { DecimalInput } from './decimal/Input.tsx'
import { DurationInput } from './duration/Input.tsx'
import type { InputProps } from './input/InputProps.ts'
import { ReadOnlyInput } from './input/ReadOnlyInput.tsx'
import { IntegerInput } from './integer/Input.tsx'
import { kinds } from './kinds.ts'
import { ListInput } from './list/Input.tsx'
import { LongTextInput } from './longText/Input.tsx'
import { MoneyInput } from './money/Input.tsx'
import { OrderInput } from './order/Input.tsx'
import { ownParts } from './ownParts.tsx'
import { ParentInput } from './parent/Input.tsx'
import { PercentInput } from './percent/Input.tsx'
import { PeriodInput } from './period/Input.tsx'
import { PhoneInput } from './phone/Input.tsx'
import { RefInput } from './ref/Input.tsx'
import { RefsInput } from './refs/Input.tsx'
import { AwaitedText } from './richText/AwaitedText.tsx'
import { TextInput } from './text/Input.tsx'
import { UrlInput } from './url/Input.tsx'

/** An input loaded when a form first needs it; its place is kept meanwhile, `height` pixels or what stands there. */
function later(
  load: () => Promise<ComponentType<InputProps>>,
  meanwhile: number | ComponentType<InputProps>,
): ComponentType<InputProps> {
  const Loaded = lazy(async () => ({ default: await load() }))
  const Awaited = typeof meanwhile === 'number' ? placeOf(meanwhile) : meanwhile
  return (props) => (
    <Suspense fallback={<Awaited {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

const placeOf = (height: number) => () => (
  <div className="field field-awaited" style={{ minHeight: height }} aria-busy="true" />
)

/** The input of every kind that the house brings. One without does not compile. */
const builtIn: { readonly [K in BuiltInKind]: ComponentType<InputProps> } = {
  text: TextInput,
  longText: LongTextInput,
  richText: later(async () => (await import('./richText/Input.tsx')).RichTextInput, AwaitedText),
  url: UrlInput,
  phone: PhoneInput,
  code: CodeInput,
  integer: IntegerInput,
  decimal: DecimalInput,
  money: MoneyInput,
  percent: PercentInput,
  duration: DurationInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: DateInput,
  dateTime: DateTimeInput,
  period: PeriodInput,
  image: later(async () => (await import('./image/Input.tsx')).ImageInput, 200),
  images: later(async () => (await import('./images/Input.tsx')).ImagesInput, 200),
  audio: later(async () => (await import('./audio/Input.tsx')).AudioInput, 100),
  video: later(async () => (await import('./video/Input.tsx')).VideoInput, 100),
  file: later(async () => (await import('./file/Input.tsx')).FileKindInput, 100),
  jump: later(async () => (await import('./jump/Input.tsx')).JumpInput, 66),
  ref: RefInput,
  refs: RefsInput,
  parent: ParentInput,
  order: OrderInput,
  list: (props) => <ListInput inputOf={inputOf} {...props} />,
  json: later(async () => (await import('./json/Input.tsx')).JsonInput, 140),
  color: ColorInput,
  tags: later(async () => (await import('./tags/Input.tsx')).TagsInput, 66),
  count: ReadOnlyInput,
  computed: ReadOnlyInput,
}

const inputs: { readonly [kind: string]: ComponentType<InputProps> } = {
  ...ownParts<InputProps>('input'),
  ...builtIn,
}

/**
 * The input of a kind: of one's own `own.input.tsx` in its folder; where there is none, the one of what it is stored as:
 * a number, yes or no, a text, else JSON.
 */
export function inputOf(kind: KindName): ComponentType<InputProps> {
  const input = inputs[kind]
  if (input) return input
  const { is, columns } = kinds[kind]
  const [column] = columns(kind, { kind, label: ['', ''] })
  if (is.figure) return is.figure === 'whole' ? IntegerInput : DecimalInput
  return column?.type === 'boolean'
    ? BooleanInput
    : column?.type === 'json'
      ? builtIn.json
      : TextInput
}
