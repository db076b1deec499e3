import type { Condition, Path } from './condition.ts'
import type { Value, Where } from './expression.ts'
import type { Fields } from './field.ts'
import type { Label } from './label.ts'
import type { PortName } from './port.ts'

type Key<F> = keyof F & string

/** Where a button stands: on each row, for the selected rows, over the list, in the form. */
export type Place = 'row' | 'bulk' | 'list' | 'form'
/** Asked before it happens: yes or no, with the number of records, or by typing a word: the value of a field where one is so called. */
export type Confirm = 'yes' | 'count' | { readonly typed: string }

/**
 * Several records become one: whatever refers to them goes over to the target, in one transaction. As an action the
 * merged ones then lie in the bin; as a move they stay, in the state it leads to.
 */
export interface MergesOf<F = Fields, S extends string = string> {
  /** The field of a merged record that names the target afterwards. */
  readonly into?: Key<F>
  /** The target's field of tags that takes in the names of the merged ones, and their own tags. */
  readonly names?: Key<F>
  /** What target and merged ones must have in common. */
  readonly same?: readonly Key<F>[]
  /** What a target must be. */
  readonly where?: Condition<F, S>
  /** So many at once at most; 20 unless said. */
  readonly most?: number
}

/** A move between states. Its label may be left out where it is a usual one (`usualMoves`). */
export interface MoveOf<S extends string, F = Fields> {
  readonly label?: Label
  readonly from: readonly S[]
  readonly to: S
  /** The records it is for, where the state alone does not say; others show no button and are refused by the portal. */
  readonly when?: Condition<F, S>
  /** What the portal says where `when` does not hold; a general line unless given. */
  readonly otherwise?: Label
  readonly confirm?: Confirm
  /** Fields its dialog asks for anew, whatever the record holds; required as the field or the move's needs say. */
  readonly asks?: readonly Key<F>[]
  /** Made by a job of this kind, which first brings what the move needs: whoever asks for it is given the job. */
  readonly job?: string
  /** A person may set it for a time to come; the portal makes it then. It asks for nothing. */
  readonly timed?: true
  /** Done many times an hour: of one record it is asked only where something it needs is missing. */
  readonly quick?: true
  /** Gives goods, rights or stock away: it asks always, and done with the same record within a day once more whether that is meant. */
  readonly grants?: true
  /** No button: only the portal, the app or another move does it. */
  readonly silent?: true
  /** Made by merging only. */
  readonly merges?: MergesOf<F, S>
  /**
   * For ten seconds it is offered to take it back, by the move that leads straight to where the record stood. Named
   * here is another one that does; `alone` where it is offered only if no other record was moved along; false where
   * what the move brings about stays, whatever the state says.
   */
  readonly undo?: string | 'alone' | false
}

/** Where an action's button stands, what it asks and for which records it is. */
export interface ButtonOf<F, S extends string> {
  /** May be left out where it is a usual one (`usualActions`). */
  readonly label?: Label
  /** It turns this field on and off: what it is called where it is known which of the two, above one record. */
  readonly turns?: { readonly field: Key<F>; readonly on: Label; readonly off: Label }
  /** On each row unless said. */
  readonly on?: Place | readonly Place[]
  readonly icon?: string
  readonly confirm?: Confirm
  /** The records it is for; others show no button and are refused by the portal. */
  readonly when?: Condition<F, S>
  /** What the portal says where `when` does not hold; a general line unless given. */
  readonly otherwise?: Label
  /** What pressing it does, in its dialog, where its label does not tell. */
  readonly says?: Label
  /** Gives goods, rights or stock away: it asks always, and done with the same record within a day once more whether that is meant. */
  readonly grants?: true
  /** Services outside the house that it alone relies on: its dialog says so while one is stood in for. */
  readonly ports?: readonly PortName[]
  /** Fields asked for in a dialog before it runs. */
  readonly asks?: readonly Key<F>[] | Fields
}
/** What only one shape of an action says; a shape names those that belong to it. */
type Own =
  | (
      | 'opens'
      | 'by'
      | 'via'
      | 'newest'
      | 'facts'
      | 'copies'
      | 'sets'
      | 'resets'
      | 'fills'
      | 'leaves'
      | 'runs'
    )
  | (
      | 'gives'
      | 'looks'
      | 'begins'
      | 'takes'
      | 'inPlaceOf'
      | 'page'
      | 'merges'
      | 'previews'
      | 'links'
    )
  | ('picks' | 'plays' | 'offers' | 'gathers' | 'next' | 'cursor' | 'uploads' | 'phrases' | 'later')
  | 'brings'
type Only<Said extends Own> = { readonly [Other in Exclude<Own, Said>]?: never }

/** Required fields that the drafts it makes may lack: whoever saves one anew, and the moves that say so, demand them. */
interface Leaves<F> {
  readonly leaves?: readonly Key<F>[]
}
/** Runs a named function of the portal, `portal/business/<group>/<entity>.actions.ts`: that of its own name unless said, or changes the fields of the record it asks for. */
interface Runs<F, S extends string>
  extends ButtonOf<F, S>,
    Leaves<F>,
    Only<'runs' | 'gives' | 'brings' | 'leaves' | 'next' | 'cursor'> {
  readonly runs?: string
  /** What the function that runs answers: a file's address and name, handed to the browser as a download; a record of the entity, which is opened; or a filter of its list, which is shown, made from the filter one looks at. */
  readonly gives?: 'file' | 'record' | 'list'
  /** In place of its dialog many files are taken at once, each of which becomes a record; what this reference of the list is filtered to goes along. */
  readonly brings?: Key<F>
  /** Stands in the bar of the form: takes what it asks for from the form as it stands; then the next record that meets this opens, under the filter and order of the list one came from. */
  readonly next?: Condition<F, S>
  /** Where the cursor stands in a text of the form is what it asks for: these two hold it before anybody types. */
  readonly cursor?: { readonly in: Key<F>; readonly words: string; readonly nth: string }
}
/** Opens another list. */
interface Opens<F, S extends string>
  extends ButtonOf<F, S>,
    Only<'opens' | 'by' | 'via' | 'newest' | 'facts'> {
  readonly opens: string
  /** The field over there that names this record; `{ theirs: ours }` where more than this record narrows the list. */
  readonly by?: string | { readonly [theirs: string]: Key<F> | 'id' }
  /** Leads to the record this reference names, in place of this one's. */
  readonly via?: Key<F>
  /** So many of the list it opens are shown beside the form, the newest first. */
  readonly newest?: number
  /** Of the one record it leads to, these are read beside the form: what holds for this one, though it stands elsewhere. */
  readonly facts?: readonly string[]
}
/** Copies the record. */
interface Copies<F, S extends string> extends ButtonOf<F, S>, Leaves<F>, Only<'copies' | 'leaves'> {
  readonly copies: {
    /** Children that come along: all of them, or those that meet a condition. */
    readonly with?: readonly (string | { readonly entity: string; readonly where: Where })[]
    readonly drop?: readonly Key<F>[]
    /** What the copy holds in place of what the record does. */
    readonly set?: { readonly [P in Key<F>]?: boolean | number | string }
    readonly title?: string
  }
}
/** Sets fields. */
interface Sets<F, S extends string> extends ButtonOf<F, S>, Only<'sets'> {
  readonly sets: { readonly [P in Key<F>]?: Value<Path<F, S>> | boolean | number | string | null }
}
/** Sets these fields, or all but those, to what a new record begins with. */
interface Resets<F, S extends string> extends ButtonOf<F, S>, Only<'resets'> {
  readonly resets: readonly Key<F>[] | { readonly allBut: readonly Key<F>[] }
}
/** Fills the form with what a function of the portal gives. */
interface FillsForm<F, S extends string> extends ButtonOf<F, S>, Only<'fills'> {
  readonly fills: string
}
/** Leads to a screen, which calls the function where `runs` stands beside it. */
interface Leads<F, S extends string>
  extends ButtonOf<F, S>,
    Leaves<F>,
    Only<'page' | 'by' | 'runs' | 'leaves'> {
  readonly page: string
  /** The field over there that names this record, or several. */
  readonly by?: Opens<F, S>['by']
  readonly runs?: string
}
/** Reads what a function of the portal gives and shows it. */
interface Looks<F, S extends string>
  extends ButtonOf<F, S>,
    Only<'looks' | 'begins' | 'takes' | 'inPlaceOf' | 'picks'> {
  readonly looks: string
  /** What it looks up begins a new record of this entity: its form opens with those values, to be finished and saved. */
  readonly begins?: string
  /** What it looks up may be taken over: agreeing to it runs this action with what was found as `taken`. */
  readonly takes?: string
  /** What it finds stands on the page of the record itself, in place of these fields. */
  readonly inPlaceOf?: readonly Key<F>[]
  readonly picks?: PicksOf
}
/** Makes one of several. */
interface Merges<F, S extends string> extends ButtonOf<F, S>, Only<'merges'> {
  readonly merges: MergesOf<F, S>
}
/** Draws the record as readers see it. */
interface Previews<F, S extends string> extends ButtonOf<F, S>, Only<'previews'> {
  readonly previews: PreviewOf<F>
}
/** Shows an address made from the record as text and QR code. */
interface Links<F, S extends string> extends ButtonOf<F, S>, Only<'links'> {
  readonly links: LinkOf<F>
}
/** Lets one choose from what a function finds for the board one looks at, or the record, and gives the chosen ones to another, or to what `looks` beside it; what `asks` names beside it narrows what is found. With `one` a single one is chosen. */
interface PicksOf {
  readonly from: string
  readonly adds?: string
  readonly one?: true
}
/** Adds records chosen from what a function finds. */
interface Picks<F, S extends string> extends ButtonOf<F, S>, Leaves<F>, Only<'picks' | 'leaves'> {
  readonly picks: PicksOf
}
/** Lets one hear a sound where it stands. */
interface Plays<F, S extends string> extends ButtonOf<F, S>, Only<'plays'> {
  /** The field with the sound. */
  readonly plays: Key<F>
}
/** Shows what a function finds for the form's values and fills the form where one agrees. */
interface Offers<F, S extends string> extends ButtonOf<F, S>, Only<'offers'> {
  readonly offers: string
}
/** Appends records to a list of the form, chosen kind by kind. */
interface Gathers<F, S extends string> extends ButtonOf<F, S>, Only<'gathers'> {
  /** A list whose entries name their kind and, for each kind, a record: its rule `pick` says which field is whose. */
  readonly gathers: Key<F>
}
/** Appends many pictures to a list of the form. */
interface Uploads<F, S extends string> extends ButtonOf<F, S>, Only<'uploads'> {
  /** A list whose entries begin with a picture each: many are sent at once, each checked by itself. */
  readonly uploads: Key<F>
}
/** Puts phrases one keeps into a text of the form. */
interface Phrases<F, S extends string> extends ButtonOf<F, S>, Only<'phrases'> {
  readonly phrases: Key<F>
}
/** Does not stand yet; the catalogue counts it as open. */
interface Later<F, S extends string> extends ButtonOf<F, S>, Only<'later'> {
  /** What it is to do once it stands. */
  readonly later: Label | string
}

/** An action beyond create, change, delete and the moves: exactly one of these shapes. */
export type ActionOf<F = Fields, S extends string = string> =
  | Runs<F, S>
  | Opens<F, S>
  | Copies<F, S>
  | Sets<F, S>
  | Resets<F, S>
  | FillsForm<F, S>
  | Leads<F, S>
  | Looks<F, S>
  | Merges<F, S>
  | Previews<F, S>
  | Links<F, S>
  | Picks<F, S>
  | Plays<F, S>
  | Offers<F, S>
  | Gathers<F, S>
  | Uploads<F, S>
  | Phrases<F, S>
  | Later<F, S>

/** All that actions say, side by side: what whoever reads a declaration sees. */
export type ActionFacts = ButtonOf<Fields, string> & {
  readonly [P in Own]?: SaidBy<ActionOf, P>
}
type SaidBy<Shape, P extends PropertyKey> = Shape extends { readonly [K in P]?: infer Said }
  ? Exclude<Said, undefined>
  : never
/** An address of the app that a record stands for: below the host of a setting, the record's own word at the end. */
export interface LinkOf<F = Fields> {
  /** The setting of baseConfig that holds the address it begins with. */
  readonly host: string
  readonly path: string
  /** The field whose value stands at the end. */
  readonly word: Key<F> | 'id'
  /** The field that holds an address of its own: taken in place of the app's where it is filled. */
  readonly own?: Key<F>
  /** Parameters of the address: what the dialog asks for, or a field of the record that is chosen there: `{ channel: 'company.code' }`; else a field of this one. */
  readonly carries?: { readonly [parameter: string]: string }
  /** Fields that hold other forms of the address, each to be copied by itself. */
  readonly forms?: readonly Key<F>[]
  /** What a picture of its QR code is called beside the record's title: what this reference is called. */
  readonly called?: Key<F>
  /** While readers do not see the record, the address shows it all the same, for two hours. */
  readonly drafts?: true
}
/**
 * A page of the app, drawn from a record: which field stands where. `text` is something read from top to bottom,
 * `contents` a cover with what lies in it below, `modules` a page put together of blocks, `look` the app in the
 * record's colours and pictures, `blocks` a landing page built in the record itself, `over` a picture laid over a page of the app, `days` what each of a row of days gives, `spot` a picture at its place
 * in it, `ticket` a ticket in a wallet, `wall` a badge on the wall of those one has.
 */
export type PreviewOf<F = Fields> =
  | PageOf<F>
  | ModulesOf<F>
  | LookOf<F>
  | TicketOf<F>
  | WallOf<F>
  | OverOf<F>
  | DaysOf<F>
  | SpotOf<F>
  | BlocksOf<F>
  | FloorsOf<F>

export interface PageOf<F = Fields> {
  readonly page: 'text' | 'contents'
  readonly title: Key<F>
  readonly subtitle?: Key<F>
  readonly picture?: Key<F>
  readonly lead?: Key<F>
  readonly body?: Key<F>
  /** Small facts below the title, in this order: whoever signed, where it comes from, when. */
  readonly facts?: readonly Key<F>[]
  readonly tags?: Key<F>
  readonly audio?: Key<F>
  readonly price?: Key<F>
  /** While this field is not set, readers without rights see the body down to the paid divider only. */
  readonly free?: Key<F>
  /** Records of another entity that refer to this one, as lines of the page. */
  readonly below?: {
    readonly entity: string
    readonly by: string
    /** They refer to the record this field names, in place of this one. */
    readonly of?: Key<F>
    readonly sort: string
    readonly title: string
    readonly picture?: string
    /** The first so many cost nothing: a field of this record. */
    readonly firstFree?: Key<F>
    /** Lines stand under the record this field names. */
    readonly group?: string
    readonly facts?: readonly string[]
    /** Marks those that cost nothing. */
    readonly free?: string
    /** The state readers see; others are shown with theirs. */
    readonly live?: string
  }
}
/** A badge on a reader's wall, before and after it is earned. */
export interface WallOf<F = Fields> {
  readonly page: 'wall'
  readonly title: Key<F>
  readonly lit: Key<F>
  readonly unlit: Key<F>
  readonly text: Key<F>
  readonly facts?: readonly Key<F>[]
  /** Records alike in the first field stand beside it, in the order of the second. */
  readonly line?: readonly [of: Key<F>, step: Key<F>]
}
/** A picture laid over a page of the app, such as a pop-up. */
export interface OverOf<F = Fields> {
  readonly page: 'over'
  readonly title: Key<F>
  readonly picture: Key<F>
  /** The choices of pages it comes up on; it is drawn over the first. */
  readonly on: Key<F>
}
/** What each of a row of days gives, for members and for everybody else. */
export interface DaysOf<F = Fields> {
  readonly page: 'days'
  readonly picture: Key<F>
  readonly text: Key<F>
  /** A list whose entries hold `day`, `points`, `coupon`, `vipDays` and `highlight`. */
  readonly list: Key<F>
  /** By how much members' points are multiplied. */
  readonly multiple: Key<F>
}
/**
 * A landing page put together in the record's own list: each entry names its kind and holds what that shows, in the
 * fields `image`, `text`, `video`, `audio`, `coupon`, `until` and `jump`.
 */
export interface BlocksOf<F = Fields> {
  readonly page: 'blocks'
  readonly title: Key<F>
  readonly background: Key<F>
  readonly list: Key<F>
  /** So long its QR code is good for; two hours unless said. */
  readonly minutes?: number
}
/**
 * A sales page at a chosen time: warm-up, sale, over. The record's own fields say what it shows (`warmUp`, `period`,
 * `headImage`, `floors` …); what stands on the floors are records of another entity.
 */
export interface FloorsOf<F = Fields> {
  readonly page: 'floors'
  readonly title: Key<F>
  readonly lines: string
  /** The reference by which lines hang on the page. */
  readonly by: string
}
/** A page of blocks, one below the other; each shows records of another entity that refer to this one. */
export interface ModulesOf<F = Fields> {
  readonly page: 'modules'
  readonly title: Key<F>
  readonly picture?: Key<F>
  readonly background?: Key<F>
  /** A line that stands out below the picture. */
  readonly notice?: Key<F>
  /** A picture that floats above everything. */
  readonly floating?: Key<F>
  /** A picture behind everything. */
  readonly wallpaper?: Key<F>
  /** What stands on the button at its foot. */
  readonly button?: Key<F>
  readonly modules: readonly (ModuleOf<F> | StepsOf<F>)[]
}
/** Entries of an own list, one picture after the other with its words below, to be swiped. */
export interface StepsOf<F = Fields> {
  readonly as: 'steps'
  readonly list: Key<F>
  readonly text: string
  readonly subtitle?: string
  readonly picture: string
}
/** One block of a page: pictures one swipes through, lines, or covers side by side. */
export interface ModuleOf<F = Fields> {
  readonly as: 'banners' | 'lines' | 'grid'
  /** Shown while this field of several choices holds that one. */
  readonly when?: readonly [field: Key<F>, choice: string]
  /** Its head: a field of the page, or words of its own. */
  readonly title?: Key<F> | Label
  readonly of: string
  readonly by: string
  readonly where?: Where
  readonly sort: string
  readonly text: string
  readonly subtitle?: string
  readonly picture: string
  /** A choice that stands as a chip; the one named `none` is no chip. */
  readonly badge?: string
  /** Records stand under the value of this field, as tabs. */
  readonly group?: string
  /** A period outside of which readers do not see it. */
  readonly during?: string
}
/** Screens of the app in a company's or a season's own look: what one meets first, signing in, the home page, a card that is shared. */
export interface LookOf<F = Fields> {
  readonly page: 'look'
  readonly title: Key<F>
  readonly colour: Key<F>
  readonly launch?: Key<F>
  readonly header?: Key<F>
  readonly logo?: Key<F>
  readonly welcome?: Key<F>
  readonly popup?: Key<F>
  readonly member?: Key<F>
  readonly hidden?: Key<F>
  readonly phone?: Key<F>
  readonly share?: { readonly title: Key<F>; readonly text: Key<F>; readonly picture: Key<F> }
}
/** Where in the app a picture stands: over the whole screen, in the carousel, floating, within or below a page. */
export type Spot = 'screen' | 'carousel' | 'float' | 'middle' | 'foot'
/** A picture or film at its place in the app, on screens of both heights. */
export interface SpotOf<F = Fields> {
  readonly page: 'spot'
  readonly title: Key<F>
  /** The choice that says where it stands, and what each of its values means. */
  readonly place: Key<F>
  readonly at: { readonly [choice: string]: Spot }
  /** The first of them that is filled. */
  readonly pictures: readonly Key<F>[]
  /** What tall screens show in its place. */
  readonly tall?: Key<F>
  readonly film?: Key<F>
  readonly seconds?: Key<F>
  /** The field and value with which readers are told that it is an ad. */
  readonly marked?: readonly [field: Key<F>, value: string | boolean]
}
/** A ticket in a wallet, such as a coupon: what it is worth large, from what amount on, and until when. Lists show its worth beside the title. */
export interface TicketOf<F = Fields> {
  readonly page: 'ticket'
  readonly title: Key<F>
  /** The choice that says what it is worth: an amount or a share to be paid, by name, or plain words. */
  readonly kind: Key<F>
  readonly worth: { readonly [choice: string]: Key<F> | Label }
  /** The amount one must spend; nothing or 0 for any. */
  readonly from?: Key<F>
  /** The most that is taken off. */
  readonly most?: Key<F>
  readonly validity?: Key<F>
  /** Days it is good for once it is had, where `validity` is empty. */
  readonly days?: Key<F>
  readonly facts?: readonly Key<F>[]
  readonly note?: Key<F>
  /** States in which it is good for nothing any more. */
  readonly over?: readonly string[]
}
/** Labels of the usual moves; an entity says its own where it differs. */
export const usualMoves: { readonly [move: string]: Label } = {
  publish: ['上架', 'Publish'],
  withdraw: ['下架', 'Withdraw'],
  schedule: ['定时上架', 'Schedule'],
  unschedule: ['取消定时', 'Cancel schedule'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  hide: ['隐藏', 'Hide'],
  show: ['显示', 'Show'],
  pass: ['通过', 'Pass'],
  reject: ['不通过', 'Reject'],
  remove: ['删除', 'Remove'],
  restore: ['恢复', 'Restore'],
  uphold: ['举报成立', 'Uphold'],
  dismiss: ['举报不成立', 'Dismiss'],
  match: ['匹配', 'Match'],
  unmatch: ['取消匹配', 'Unmatch'],
  cancel: ['取消', 'Cancel'],
  retry: ['重试', 'Retry'],
  check: ['校验', 'Check'],
  submit: ['提交复核', 'Submit'],
  confirm: ['确认执行', 'Confirm'],
  refuse: ['驳回', 'Refuse'],
  pause: ['暂停', 'Pause'],
  resume: ['继续', 'Resume'],
  skip: ['剔除', 'Skip'],
  revoke: ['收回', 'Revoke'],
  extend: ['延期', 'Extend'],
  void: ['作废', 'Void'],
  mute: ['禁言', 'Mute'],
  unmute: ['解除禁言', 'Unmute'],
  ban: ['封禁', 'Ban'],
  unban: ['解封', 'Unban'],
  markRefunding: ['标记退款中', 'Mark refunding'],
  markRefunded: ['标记已退款', 'Mark refunded'],
  markPartRefunded: ['标记部分退款', 'Mark part refunded'],
  refuseRefund: ['拒绝退款', 'Refuse refund'],
  refuseFurther: ['拒绝退款', 'Refuse refund'],
  freeze: ['冻结', 'Freeze'],
  unfreeze: ['解冻', 'Unfreeze'],
  destroy: ['销毁', 'Destroy'],
  stop: ['停止', 'Stop'],
  end: ['结束', 'End'],
  activate: ['开始发放', 'Activate'],
  acknowledge: ['标为已知', 'Mark known'],
  fix: ['标为已修复', 'Mark fixed'],
  reopen: ['重新打开', 'Reopen'],
  lock: ['锁定', 'Lock'],
  unlock: ['解锁', 'Unlock'],
  close: ['关闭', 'Close'],
  backToDraft: ['退回草稿', 'Back to draft'],
  recall: ['撤回', 'Recall'],
  revise: ['修改', 'Revise'],
  merge: ['合并', 'Merge'],
}
/** Labels of the usual actions; an entity says its own where it differs. */
export const usualActions: { readonly [action: string]: Label } = {
  copy: ['复制', 'Copy'],
  preview: ['预览', 'Preview'],
  rename: ['改名', 'Rename'],
}
