import type { Label } from '#declare'

/** What became of what one person was to get. */
export type Became =
  | 'given'
  | 'reversed'
  | 'skipped'
  | 'failed'
  | 'approving'
  | 'refused'
  | 'cancelled'
  | 'faulty'
  | 'paused'
  | 'waiting'

/** A row of a list as it is told of. */
export interface ToldRow {
  readonly became: Became
  /** What it gives, in words. */
  readonly gift: Label
  readonly batchNo: string
  readonly reason: string
  /** Null where it is the only row. */
  readonly rowNo: number | null
  /** The gravest code, and what was found in words. */
  readonly code: string | null
  readonly message: string | null
  /** Until when it lasts: a day, a stretch in words, `forever`; null where it is not known. */
  readonly until: string | null
  /** What took it back, or why an approver sent it back. */
  readonly by: string | null
  /** What is said of rows that are done. */
  readonly did: Label
}

/** Why somebody got what they got, or did not, for whoever answers for it. */
export function whyOf(row: ToldRow): Label {
  const [zh, en] = becameWords[row.became](row)
  const { batchNo, reason, rowNo } = row
  return [
    `${zh}。批次 ${batchNo}“${reason}”${rowNo === null ? '' : `，第 ${rowNo} 行`}`,
    `${en}. Batch ${batchNo} "${reason}"${rowNo === null ? '' : `, row ${rowNo}`}`,
  ]
}

const found = ({ message }: ToldRow): readonly [string, string] =>
  message ? [`：${message}`, `: ${message}`] : ['', '']

const becameWords: { readonly [became in Became]: (row: ToldRow) => Label } = {
  given: ({ gift, did }) => [`${did[0]}：${gift[0]}`, `${gift[1]}: ${did[1]}`],
  reversed: ({ gift, by }) => [
    `发放过${gift[0]}，后来被收回（批次 ${by}）`,
    `${gift[1]} was given and taken back later (batch ${by})`,
  ],
  skipped: (row) => [
    `没有发放，这一行被跳过${found(row)[0]}`,
    `Not given, passed over${found(row)[1]}`,
  ],
  failed: (row) => [`没有发放成功${found(row)[0]}`, `It failed${found(row)[1]}`],
  approving: () => ['还没有发放，正在等复核人通过', 'Not given yet: it waits for approval'],
  refused: ({ by }) => [
    `还没有发放，复核人退回了：${by}`,
    `Not given: whoever approves sent it back: ${by}`,
  ],
  cancelled: () => ['没有发放，整批已取消', 'Not given: the batch was cancelled'],
  faulty: (row) => [
    row.message
      ? `还没有发放，这一行有问题${found(row)[0]}`
      : '还没有发放，名单里别的行有问题，整批未执行',
    row.message
      ? `Not given: the row has a problem${found(row)[1]}`
      : 'Not given: other rows of the list have problems',
  ],
  paused: () => [
    '还没有发放，这一批已暂停，须有人继续执行',
    'Not given yet: the batch is paused, and goes on when somebody resumes it',
  ],
  waiting: () => ['还没有发放，这一批还没执行完', 'Not given yet: the batch is not over'],
}

/** What is said to her of a code, in place of words for colleagues. */
const forHer: { readonly [code: string]: string } = {
  D1: '同一份名单中已为您登记过一次',
  D2: '您近期已收到过同样的权益',
  D3: '您的账号已长期拥有这项权益',
  B4: '该优惠券已发完',
  B5: '您持有的张数已达上限',
  B20: '您已拥有这项资格',
}

const sorry = '您好！很抱歉给您带来不便。'

/** A sentence to send her: polite, what she got and until when, and the number to quote. */
export function replyOf(row: ToldRow): string {
  const [zh, en] = row.gift
  // A number stands apart from the words before it.
  const gift: Label = /^[0-9A-Za-z]/.test(zh) ? [` ${zh}`, en] : row.gift
  const quote = `如需查询，请告诉我们编号 ${row.batchNo}。`
  return `${replies[row.became]({ ...row, gift })}${quote}`
    .replaceAll('： ', '：')
    .replaceAll('！ ', '！')
    .replaceAll('。 ', '。')
}

const replies: { readonly [became in Became]: (row: ToldRow) => string } = {
  given: ({ gift, until }) => `${sorry}已为您发放${gift[0]}${untilWords(until)}，请在 App 内查看。`,
  reversed: ({ gift }) => `您好！之前为您发放的${gift[0]}已经收回。`,
  skipped: ({ gift, code }) =>
    `您好！我们核对过了：${gift[0]}这次没有再发放，因为${forHer[code ?? ''] ?? '核对时未符合发放条件'}。`,
  failed: ({ gift }) => `${sorry}${gift[0]}发放时没有成功，我们正在处理，补上后会告诉您。`,
  approving: ({ gift }) =>
    `${sorry}为您补发${gift[0]}的申请已提交，正在审核，通过后自动到账，您无需再操作。`,
  refused: ({ gift }) => `${sorry}为您补发${gift[0]}的申请还在核对，有结果会告诉您。`,
  cancelled: ({ gift }) => `您好！${gift[0]}这次没有发放，我们会再次核对您的情况并告诉您。`,
  faulty: ({ gift }) => `${sorry}${gift[0]}的发放名单还在核对，处理好后会告诉您。`,
  paused: ({ gift }) => `${sorry}${gift[0]}的发放还在核对，处理好后会告诉您。`,
  waiting: ({ gift }) => `${sorry}${gift[0]}正在发放中，请稍后在 App 内查看。`,
}

function untilWords(until: string | null): string {
  if (until === null) return ''
  if (until === 'forever' || until === '永久') return '，长期有效'
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(until)
  return day
    ? `，有效期至 ${day[1]} 年 ${Number(day[2])} 月 ${Number(day[3])} 日`
    : `，有效期 ${until}`
}
