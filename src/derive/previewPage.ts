import type { Period } from '#declare'
import type { Spot } from '#declare/action.ts'

/** One line of a page that lists what lies in it. */
export interface PreviewLine {
  readonly id: number
  readonly title: string
  readonly facts: readonly string[]
  readonly picture: string | null
  readonly free: boolean
  /** Where it is not what readers see yet: the name of its state. */
  readonly state: string | null
}

/** A page of the app as readers see it: everything in words, so that whoever draws it asks for nothing more. */
export type PreviewPage =
  | PreviewText
  | PreviewModules
  | PreviewLook
  | PreviewTicket
  | PreviewWall
  | PreviewOver
  | PreviewDays
  | PreviewCheckout
  | PreviewSpot
  | PreviewBlocks
  | PreviewFloors

/** Something read from top to bottom, or a cover with what lies in it. */
export interface PreviewText {
  readonly page: 'text' | 'contents'
  readonly title: string
  readonly subtitle: string | null
  readonly picture: string | null
  readonly lead: string | null
  /** Markup, to be cleaned by whoever shows it. */
  readonly body: string | null
  readonly facts: readonly string[]
  readonly tags: readonly string[]
  readonly audio: { readonly url: string; readonly duration: number | null } | null
  readonly price: string | null
  /** Read without rights, too. */
  readonly free: boolean
  readonly groups: readonly {
    readonly title: string | null
    readonly lines: readonly PreviewLine[]
  }[]
}

/** One thing in a block of a page. */
export interface PreviewEntry {
  readonly id: number
  readonly title: string
  readonly subtitle: string | null
  readonly picture: string | null
  readonly badge: string | null
  /** The tab it stands under. */
  readonly group: string | null
  /** Readers do not see it now; why in words. */
  readonly waiting: string | null
}
/** A page put together of blocks. */
export interface PreviewModules {
  readonly page: 'modules'
  readonly title: string
  readonly picture: string | null
  readonly background: string | null
  readonly notice: string | null
  readonly floating: string | null
  /** A picture behind everything. */
  readonly wallpaper?: string | null
  /** Words on the button at its foot. */
  readonly button?: string | null
  readonly modules: readonly {
    readonly as: 'banners' | 'lines' | 'grid' | 'pairs' | 'swipe' | 'icons' | 'steps'
    readonly title: string | null
    readonly entries: readonly PreviewEntry[]
  }[]
}
/** The app in a look of its own. */
export interface PreviewLook {
  readonly page: 'look'
  readonly title: string
  readonly colour: string | null
  readonly launch: string | null
  readonly header: string | null
  readonly logo: string | null
  readonly welcome: string | null
  readonly popup: string | null
  readonly member: string | null
  readonly phone: string | null
  /** Choices that are switched off, by their keys. */
  readonly hidden: readonly string[]
  readonly share: {
    readonly title: string | null
    readonly text: string | null
    readonly picture: string | null
  } | null
}

/** A ticket in a wallet, and as it stands in a list. */
export interface PreviewTicket {
  readonly page: 'ticket'
  readonly title: string
  readonly kind: string
  /** What stands large, with its sign before or behind: ¥ 20, 8 折. */
  readonly worth: string
  readonly before: string
  readonly behind: string
  /** From what amount on, and what is taken off at most. */
  readonly terms: readonly string[]
  readonly validity: string | null
  readonly facts: readonly string[]
  readonly note: string | null
  /** Why it is good for nothing any more. */
  readonly over: string | null
}

/** A picture or film at its place in the app. */
export interface PreviewSpot {
  readonly page: 'spot'
  readonly title: string
  readonly at: Spot | null
  readonly place: string
  readonly picture: string | null
  readonly tall: string | null
  readonly film: string | null
  readonly seconds: number | null
  readonly marked: boolean
}

/** One block of a landing page: what its kind shows, the rest is empty. */
export interface PreviewBlock {
  readonly id: number
  readonly kind: string
  readonly picture: string | null
  /** Markup, to be cleaned by whoever shows it. */
  readonly text: string | null
  readonly url: string | null
  /** What it leads to, or the coupon one gets there, in words. */
  readonly title: string | null
  readonly facts: readonly string[]
  /** The moment it counts down to. */
  readonly until: string | null
}
/** A landing page, block by block. */
export interface PreviewBlocks {
  readonly page: 'blocks'
  readonly title: string
  readonly background: string | null
  readonly blocks: readonly PreviewBlock[]
}

/** A sales page with everything it shows before, during and after the sale; whoever draws it chooses the time. */
export interface PreviewFloors {
  readonly page: 'floors'
  readonly title: string
  readonly theme: string | null
  readonly background: string | null
  readonly warmUp: Period | null
  readonly period: Period | null
  readonly warmUpImage: string | null
  readonly headImage: string | null
  /** Whether one may ask to be reminded before it begins. */
  readonly remind: boolean
  /** Coupons to be had, in words. */
  readonly coupons: readonly string[]
  readonly floors: readonly {
    readonly name: string
    readonly picture: string | null
    readonly layout: string
    readonly lines: readonly PreviewSaleLine[]
  }[]
  /** Markup, to be cleaned by whoever shows it. */
  readonly rules: string | null
  /** The portal's moment: what is chosen at first. */
  readonly now: string
}
/** One thing on sale. */
export interface PreviewSaleLine {
  readonly id: number
  readonly title: string
  readonly subtitle: string | null
  readonly picture: string | null
  readonly corner: string | null
  readonly price: string
  /** Crossed out. */
  readonly original: string | null
  readonly flash: Period | null
}

/** Cards one chooses among before one pays. */
export interface PreviewCheckout {
  readonly page: 'checkout'
  readonly title: string
  readonly subtitle: string
  readonly cards: readonly {
    readonly id: number
    readonly name: string
    readonly price: string
    /** Crossed out. */
    readonly original: string | null
    readonly badge: string | null
    /** What a day of it costs, or what comes after the first term. */
    readonly hint: string | null
    readonly note: string | null
    readonly chosen: boolean
  }[]
}

/** A row of days and what each gives, to members and to everybody else. */
export interface PreviewDays {
  readonly page: 'days'
  readonly title: string
  readonly picture: string | null
  readonly text: string | null
  readonly days: readonly {
    readonly day: number
    readonly points: number
    readonly memberPoints: number
    /** What comes on top, in words. */
    readonly more: readonly string[]
    readonly highlight: boolean
  }[]
}

/** A picture laid over a page of the app. */
export interface PreviewOver {
  readonly page: 'over'
  readonly title: string
  readonly picture: string | null
  /** What the page below is called; null while none is chosen. */
  readonly below: string | null
}

/** A badge on a reader's wall, and those beside it. */
export interface PreviewWall {
  readonly page: 'wall'
  readonly title: string
  readonly lit: string | null
  readonly unlit: string | null
  readonly text: string | null
  readonly facts: readonly string[]
  /** Those of its line in order, itself among them; empty where it stands alone. */
  readonly line: readonly {
    readonly title: string
    readonly lit: string | null
    readonly unlit: string | null
    readonly own: boolean
  }[]
}
