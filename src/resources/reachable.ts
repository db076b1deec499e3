/** States in which readers find a content, whatever it is. */
const found = ['published', 'onShelf'] as const

/** What a link leads to can be reached by readers, whatever its states are called; places of the app and web pages always can. */
export const foundByReaders = { any: [{ status: found }, { saleState: 'onSale' }] } as const

/** A rule: the record is published only while readers find what the link at this path leads to. */
export const reachable = <const P extends string>(path: P) =>
  ({
    refer: path,
    where: foundByReaders,
    on: 'publish',
    say: ['跳转目标还没有上架，请先上架', 'What it leads to is not published: publish that first'],
  }) as const

/** A rule: once readers no longer find what the link leads to, the record is withdrawn with it, and whoever changed it last is told. */
export const withdrawnWith = <const P extends string>(path: P) =>
  ({ follows: path, leaves: found, does: 'withdraw', tell: ['updatedBy'] }) as const
