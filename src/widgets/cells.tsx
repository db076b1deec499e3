import type { ComponentType } from 'react'
import type { BuiltInKind, KindName } from '#declare'
import { AudioCell } from './audio/Cell.tsx'
import { BooleanCell } from './boolean/Cell.tsx'
import type { CellProps } from './cell/CellProps.ts'
import { DurationCell } from './cell/DurationCell.tsx'
import { FileCell } from './cell/FileCell.tsx'
import { JsonCell } from './cell/JsonCell.tsx'
import { NumberCell, PlainCell } from './cell/PlainCell.tsx'
import { ChoiceCell } from './choice/Cell.tsx'
import { ChoicesCell } from './choices/Cell.tsx'
import { CodeCell } from './code/Cell.tsx'
import { ColorCell } from './color/Cell.tsx'
import { CountCell } from './count/Cell.tsx'
import { DateTimeCell } from './dateTime/Cell.tsx'
import { ImageCell } from './image/Cell.tsx'
import { ImagesCell } from './images/Cell.tsx'
import { JumpCell } from './jump/Cell.tsx'
import { ListCell } from './list/Cell.tsx'
import { ownParts } from './ownParts.tsx'
import { PercentCell } from './percent/Cell.tsx'
import { PeriodCell } from './period/Cell.tsx'
import { PhoneCell } from './phone/Cell.tsx'
import { RefCell } from './ref/Cell.tsx'
import { RefsCell } from './refs/Cell.tsx'
import { TagsCell } from './tags/Cell.tsx'
import { TextCell } from './text/Cell.tsx'
import { UrlCell } from './url/Cell.tsx'
import { VideoCell } from './video/Cell.tsx'
import './cell/cell.css'

/** How every kind that the house brings looks in a list. Plain elements only: these stand in the first load, a thousand rows at a time. */
const builtIn: { readonly [K in BuiltInKind]: ComponentType<CellProps> } = {
  text: TextCell,
  longText: PlainCell,
  richText: PlainCell,
  url: UrlCell,
  phone: PhoneCell,
  code: CodeCell,
  integer: CountCell,
  decimal: CountCell,
  money: NumberCell,
  percent: PercentCell,
  duration: DurationCell,
  boolean: BooleanCell,
  choice: ChoiceCell,
  choices: ChoicesCell,
  date: NumberCell,
  dateTime: DateTimeCell,
  period: PeriodCell,
  image: ImageCell,
  images: ImagesCell,
  audio: AudioCell,
  video: VideoCell,
  file: FileCell,
  jump: JumpCell,
  ref: RefCell,
  refs: RefsCell,
  parent: RefCell,
  order: NumberCell,
  list: ListCell,
  json: JsonCell,
  color: ColorCell,
  tags: TagsCell,
  count: CountCell,
  // Read as the kind it names: `Cell` asks for that one.
  computed: PlainCell,
}

/** How every kind looks in a list: one of one's own as `own.cell.tsx` in its folder has it. */
export const cells = { ...ownParts<CellProps>('cell'), ...builtIn } as {
  readonly [K in KindName]: ComponentType<CellProps>
}
