import type { Value } from './expression.ts'
import type { Label } from './label.ts'
import { type InRows, type Joined, joinRows } from './rows.ts'

/** What every field may say, whatever its kind. */
export interface Common {
  /** Must be filled before a record is saved. */
  readonly required?: boolean
  /** No two records share it (records in the bin do not count). */
  readonly unique?: boolean
  /** The header search and `q` look into it. */
  readonly search?: boolean
  /** Written by the portal or the app; refused in create and update. */
  readonly readOnly?: boolean
  /** A line under the input. */
  readonly help?: Label
  /** What an empty one means, where that is more than that nobody filled it in: all, no limit. */
  readonly blank?: Label
  /**
   * It says who somebody is, or where they live: emptied once that person asks to be forgotten, as phones and the
   * addresses of receivers are without being told.
   */
  readonly personal?: true
  /** The name the column had before; the portal renames it once. */
  readonly renamedFrom?: string
}

interface Length extends Common {
  readonly min?: number
  readonly max?: number
  readonly pattern?: string
  readonly default?: string
}
/** Text that stands for a value whose kind and limits two other fields of the record tell. */
export interface Typed {
  readonly kind: string
  readonly limits: string
}
/** Where the values of a code are keys, and those of a text names: in this list of the record that the reference `by` names. */
export interface Among {
  readonly entity: string
  readonly by: string
  readonly list: string
}
/** JSON that is the filter of a list: of which entity's, another field of the record tells. */
export interface Conditions {
  readonly by: string
  readonly of: { readonly [choice: string]: string }
}
interface Amount extends Common {
  readonly min?: number
  readonly max?: number
  readonly default?: number
  /** What 0 means, where it is more than that there is none: no limit. */
  readonly zero?: Label
}
interface Entries extends Common {
  readonly min?: number
  readonly max?: number
}
/** Width and height in pixels (`heightMin: true` makes `height` the least); `double` (true unless said) takes twice the size too; weight in KB, 2048 unless said. */
interface Picture extends Common {
  readonly width: number
  readonly height?: number
  readonly heightMin?: number | true
  readonly double?: boolean
  readonly maxKB?: number
  /** What the message says in place of `maxKB`: the old widget took 600 KB and said 300Kb. */
  readonly saysKB?: number
  /** The parts of its size it is shown at, up to 400 px high and above; half and a third unless said. */
  readonly previewAt?: readonly [to400: number, above: number]
  /** Drawn as a disc, not as a rectangle. */
  readonly round?: true
  /** Another picture of the record, drawn beside it in lists. */
  readonly beside?: string
}
interface Upload extends Common {
  readonly maxKB?: number
  readonly pattern?: string
}
interface Document extends Upload {
  /** The action or call that hands it out, and it alone; else whoever sees the record may download it. */
  readonly givenBy?: string
}
/** Fields beside a sound or film that its upload fills: seconds, the size as one reads it (`1.23 MB`), the file's name. */
export interface Fills {
  readonly duration?: string
  readonly size?: string
  readonly name?: string
}
/** The list beside a sound that says where its chapters begin: its name, and in its entries a duration and a text. */
export type ChaptersIn = readonly [list: string, at: string, title: string]
/** Where a transcript may be copied to: the name of a text beside the sound or film; nowhere unless said. */
export interface TranscriptIn {
  readonly into?: string
}
interface Played extends Upload {
  readonly fills?: Fills
  /** What is said in it is written down, and goes into that text beside it (`into`) where somebody presses it in. */
  readonly transcript?: TranscriptIn
}
type Held = string | number | boolean
/** What a record that is offered holds: a value, one of several, or none of these. */
interface Offered {
  readonly [field: string]: Held | readonly Held[] | { readonly not: Held | readonly Held[] }
}
type OnDelete = 'restrict' | 'setNull' | 'cascade'
type Agreement = readonly [theirs: string, ours: string, ...orOurs: string[]]
interface Reference extends Common {
  readonly to: string
  /** What becomes of this record, or of the delete, when what it refers to is deleted; `restrict` unless said. */
  readonly onDelete?: OnDelete
  /** In a dialog: the records it may be chosen from. A field of a record says so in a rule (`refer`). */
  readonly where?: Offered
  /**
   * In a dialog: in what it must agree with the record, or with what else is asked for: `[['camp', 'period.camp']]`
   * offers what is of the camp of the period chosen above. It may agree with either of several:
   * `[['id', 'packages', 'group.packages']]`.
   */
  readonly same?: readonly Agreement[]
  /** In a dialog: never the record itself (`self`), or the one that this field of it names, as where it lies now. */
  readonly not?: string
  /** Whoever looks up this record by its whole number finds the one it refers to, too: an order, and whose it is. */
  readonly along?: true
}
interface References extends Reference {
  readonly min?: number
  readonly max?: number
}
type Choices = { readonly [choice: string]: Label }
export type Tones = { readonly [choice: string]: 'good' | 'doubtful' | 'bad' }

/** Options of each kind that the house brings. */
interface BuiltInKinds {
  text: Length & {
    /** It holds the name of an entity, and is read and chosen by what that is called. */
    readonly names?: 'entity'
    /** One of the names in a list of another record, which a reference of this one names: `{ entity: 'raffle', by: 'raffle', list: 'shops' }`; its entries hold `name`. */
    readonly among?: Among
  }
  longText: Length & { readonly typed?: Typed }
  richText: Length & {
    /** What a picture in the text may weigh; 1024 unless said. */
    readonly maxKB?: number
  }
  url: Length & {
    /** The record stands for the object of the store at this address; the choice so called says what it is. */
    readonly stored?: string
  }
  phone: Length
  code: Length & {
    /** One of the keys of a list of another record, which a reference of this one names: `{ entity: 'campaign', by: 'campaign', list: 'floors' }`; its entries hold `key` and `name`. */
    readonly among?: Among
  }
  integer: Amount
  decimal: Amount
  money: Amount & {
    /** A price of before: drawn crossed out. */
    readonly struck?: true
  }
  percent: Amount
  duration: Amount
  boolean: Common & {
    readonly default?: boolean
    /** On is what somebody has to look at, and no good news. */
    readonly alarm?: true
  }
  choice: Common & {
    readonly of: Choices
    readonly default?: string
    /** Choices that are praise, blame or doubt: their chips say so by colour, too. */
    readonly tones?: Tones
  }
  choices: Common & {
    readonly of: Choices
    readonly min?: number
    readonly max?: number
    readonly default?: readonly string[]
  }
  date: Common & { readonly default?: string }
  dateTime: Common & { readonly default?: string }
  period: Common
  image: Picture
  images: Omit<Picture, 'width'> & {
    readonly width?: number
    readonly min?: number
    readonly max?: number
  }
  audio: Played & {
    /** Sent, where it is small, as a form the portal has signed (`/oss/getAudioOss`), in one piece, in place of parts. */
    readonly form?: true
    /** Chapters are put there from the waveform, and seen on it. */
    readonly chapters?: ChaptersIn
  }
  video: Played
  file: Document
  jump: Common & { readonly types?: readonly string[] }
  ref: Reference
  refs: References
  parent: Reference
  order: Common
  list: Entries & { readonly of: Fields }
  json: Common & { readonly default?: unknown; readonly conditions?: Conditions }
  color: Common & { readonly default?: string }
  tags: Entries & {
    readonly pattern?: string
    readonly default?: readonly string[]
    /** The action that tells which words it takes; any word is taken where none is named. */
    readonly words?: string
    /** They are names of entities, and are read and chosen by what those are called. */
    readonly names?: 'entity'
    /** They are names of fields, of the entity which that field of the record names. */
    readonly fieldsOf?: string
  }
  count: Common & {
    readonly of?: Value
    readonly by?: string
    /** Places that show the object at this field's address, kept in the transaction of every save; `since` is told from when on there was none. */
    readonly shows?: { readonly at: string; readonly since?: string; readonly formerly?: string }
  }
  computed: Common & {
    /** What 0 means where there is nothing to count. */
    readonly zero?: Label
    readonly as?: KindName
    readonly from: Value | { readonly by: string }
    readonly to?: string
    readonly of?: Choices
    /** Stands behind its number: `8.5 折`. */
    readonly unit?: Label
    /** An address drawn as a QR code where the record is shown. */
    readonly qr?: true
    /** A share of a hundred drawn as a bar beside its number. */
    readonly bar?: true
    /** A picture drawn as a disc. */
    readonly round?: true
  }
}
/**
 * Options of each kind. A kind that is not here does not exist; one of one's own is added beside it:
 * `declare module '#declare/field.ts' { interface KindOptions { stars: Common } }`.
 */
export interface KindOptions extends BuiltInKinds {}
export type KindName = keyof KindOptions
/** The kinds whose parts stand in registries; the parts of others are found by their address. */
export type BuiltInKind = keyof BuiltInKinds

/**
 * A field as everything but the compiler sees it: its kind, its labels and whatever options the kind takes, in one
 * flat object that prints as the catalogue shows it.
 */
export interface Field extends Common {
  readonly kind: KindName
  readonly label: Label
  readonly min?: number
  readonly max?: number
  /** Of a file: what alone hands it out. */
  readonly givenBy?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly width?: number
  readonly height?: number
  readonly heightMin?: number | true
  readonly double?: boolean
  readonly maxKB?: number
  readonly to?: string
  readonly onDelete?: OnDelete
  readonly along?: true
  readonly where?: Offered
  readonly same?: readonly Agreement[]
  readonly not?: string
  readonly types?: readonly string[]
  /** Choices of a choice, fields of a list, or the expression a count counts. */
  readonly of?: unknown
  readonly by?: string
  readonly as?: KindName
  readonly from?: unknown
  readonly bar?: true
  readonly qr?: true
  readonly round?: true
  readonly beside?: string
  readonly struck?: true
  readonly typed?: Typed
  readonly conditions?: Conditions
  readonly stored?: string
  readonly saysKB?: number
  readonly previewAt?: readonly [to400: number, above: number]
  readonly shows?: { readonly at: string; readonly since?: string; readonly formerly?: string }
  readonly fills?: Fills
  readonly chapters?: ChaptersIn
  readonly transcript?: TranscriptIn
  readonly form?: true
  readonly tones?: Tones
  readonly alarm?: true
  readonly zero?: Label
  readonly unit?: Label
  readonly among?: Among
  /** The action that tells which words tags take. */
  readonly words?: string
  /** The text or its tags name entities. */
  readonly names?: 'entity'
  /** Tags name fields of the entity which that field of the record names. */
  readonly fieldsOf?: string
}
export type Fields = { readonly [name: string]: Field }

/** Refuses keys the kind does not know, which a plain `extends` would let through. */
type Exact<Given, Known> = Given & { readonly [K in Exclude<keyof Given, keyof Known>]: never }
type Declared<K extends KindName, O> = { readonly kind: K; readonly label: Label } & O
type Declare<K extends KindName> = <const O extends KindOptions[K] = KindOptions[K]>(
  zh: string,
  en: string,
  ...options: {} extends KindOptions[K]
    ? [options?: Exact<O, KindOptions[K]>]
    : [options: Exact<O, KindOptions[K]>]
) => Declared<K, O>

const declare =
  <K extends KindName>(kind: K): Declare<K> =>
  (zh, en, ...[options]) =>
    Object.freeze({ kind, label: [zh, en], ...options }) as never

type Key<C> = keyof Joined<C> & string
type ChoiceOptions = Omit<KindOptions['choice'], 'of' | 'default'>
type ChoicesOptions = Omit<KindOptions['choices'], 'of' | 'default'>
interface DeclareChoice {
  <const C extends InRows<Choices>>(
    zh: string,
    en: string,
    of: C,
  ): Declared<'choice', { readonly of: Joined<C> }>
  <const C extends InRows<Choices>, const B extends NoInfer<Key<C>>>(
    zh: string,
    en: string,
    begins: B,
    of: C,
  ): Declared<'choice', { readonly of: Joined<C>; readonly required: true; readonly default: B }>
  <
    const C extends InRows<Choices>,
    const O extends ChoiceOptions & { readonly default?: NoInfer<Key<C>> },
  >(
    zh: string,
    en: string,
    options: Exact<O, ChoiceOptions & { default?: string }>,
    of: C,
  ): Declared<'choice', { readonly of: Joined<C> } & O>
}
interface DeclareChoices {
  <const C extends InRows<Choices>>(
    zh: string,
    en: string,
    of: C,
  ): Declared<'choices', { readonly of: Joined<C> }>
  <
    const C extends InRows<Choices>,
    const O extends ChoicesOptions & { readonly default?: readonly NoInfer<Key<C>>[] },
  >(
    zh: string,
    en: string,
    options: Exact<O, ChoicesOptions & { default?: readonly string[] }>,
    of: C,
  ): Declared<'choices', { readonly of: Joined<C> } & O>
}
interface DeclareList {
  <const C extends InRows<Fields>>(
    zh: string,
    en: string,
    of: C,
  ): Declared<'list', { readonly of: Joined<C> }>
  <const C extends InRows<Fields>, const M extends number>(
    zh: string,
    en: string,
    most: M,
    of: C,
  ): Declared<'list', { readonly of: Joined<C>; readonly max: M }>
  <const C extends InRows<Fields>, const O extends Entries>(
    zh: string,
    en: string,
    options: Exact<O, Entries>,
    of: C,
  ): Declared<'list', { readonly of: Joined<C> } & O>
}

/** What a field is made of comes last; before it stand its options, or the one that is said most. */
const declareOf =
  (kind: KindName) =>
  (zh: string, en: string, ...rest: readonly unknown[]) =>
    Object.freeze({
      kind,
      label: [zh, en],
      of: joinRows(rest.at(-1) as InRows<object>),
      ...(rest.length > 1 && optionsOf(rest[0])),
    }) as never
const optionsOf = (said: unknown): object => {
  if (typeof said === 'string') return { required: true, default: said }
  return typeof said === 'number' ? { max: said } : (said as object)
}

/** What is referred to is not deleted while it is, unless the field says what becomes of it then. */
const refers =
  <K extends 'ref' | 'refs' | 'parent'>(kind: K): Declare<K> =>
  (zh, en, ...[options]) =>
    declare(kind)(zh, en, { onDelete: 'restrict', ...options } as never) as never

const builtIn = {
  text: declare('text'),
  longText: declare('longText'),
  richText: declare('richText'),
  url: declare('url'),
  phone: declare('phone'),
  code: declare('code'),
  integer: declare('integer'),
  decimal: declare('decimal'),
  /** Integer fen, shown in yuan. */
  money: declare('money'),
  percent: declare('percent'),
  /** Whole seconds. */
  duration: declare('duration'),
  boolean: declare('boolean'),
  choice: declareOf('choice') as DeclareChoice,
  choices: declareOf('choices') as DeclareChoices,
  date: declare('date'),
  dateTime: declare('dateTime'),
  period: declare('period'),
  image: declare('image'),
  images: declare('images'),
  audio: declare('audio'),
  video: declare('video'),
  file: declare('file'),
  /** An in-app link: a target type with the id, path or address it needs. */
  jump: declare('jump'),
  ref: refers('ref'),
  refs: refers('refs'),
  /** The record above this one in a tree. */
  parent: refers('parent'),
  /** Position among siblings, sorted by drag. */
  order: declare('order'),
  /** A repeated group of fields. */
  list: declareOf('list') as DeclareList,
  json: declare('json'),
  color: declare('color'),
  tags: declare('tags'),
  /** Kept by the portal: counted over other records (`of`), or written by whoever counts. */
  count: declare('count'),
  /** Worked out from other values; `as` is the kind it reads as. */
  computed: declare('computed'),
}

/**
 * The kinds of field. Each takes its Chinese and its English label, one object of options, and last the choices or
 * entry fields where it has some: `f.text('刊名', 'Title', { required: true, max: 40 })`,
 * `f.choice('刊期', 'Cycle', { required: true }, { weekly: ['周刊', 'Weekly'], monthly: ['月刊', 'Monthly'] })`.
 *
 * A choice that must be made and begins with one of its set says that one in place of options:
 * `f.choice('刊期', 'Cycle', 'weekly', { weekly: …, monthly: … })`; a list that is only limited says how many it holds at
 * most: `f.list('奖品', 'Prizes', 10, { name: … })`. A long set stands in rows of what belongs together:
 * `[{ app: …, h5: … }, { tmall: …, jd: … }]`.
 */
export const f = builtIn as typeof builtIn & {
  readonly [K in Exclude<KindName, BuiltInKind>]: Declare<K>
}

/** Makes a kind of one's own a member of {@link f}; before the first declaration that uses it is read. */
export function addToFields(kind: string): void {
  Object.assign(builtIn, { [kind]: declare(kind as KindName) })
}
