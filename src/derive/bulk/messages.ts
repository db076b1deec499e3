import type { Label } from '#declare'

/**
 * Everything a bulk run says about a file, a row or itself, by code; `R3.scientific` is another wording of R3.
 * {…} is filled in by `messageOf`. F stops the check, R, D and B speak of a row, U of one taken back, X comes while running.
 */
export const messages = {
  F1: ['请上传（{template}）文件', 'Please upload ({template}) file'],
  F2: ['只能上传csv、xlsx、xls文件', 'Only csv, xlsx or xls files can be uploaded'],
  F3: ['文件不能超过10MB', 'The file must not exceed 10 MB'],
  F4: [
    '文件无法读取，请确认未加密、未损坏',
    'The file cannot be read; make sure it is not encrypted or damaged',
  ],
  'F4.locked': [
    '文件有打开密码，请去掉密码后重新保存',
    'The file has a password: save it without one',
  ],
  'F4.web': [
    '这是网页，不是表格：请用Excel打开，另存为xlsx后上传',
    'This is a web page, no spreadsheet: open it in Excel, save it as xlsx and upload that',
  ],
  'F4.large': [
    '表格解开后超过{most}MB，没有名单这样大，请只留要导入的行',
    'The spreadsheet unpacks to more than {most} MB, larger than any list: keep only the rows to be imported',
  ],
  'F4.wide': [
    '表格有{columns}列，最多{max}列，请确认这是要导入的名单',
    'The sheet has {columns} columns, {max} at most; make sure that this is the list',
  ],
  F5: ['缺少列：{columns}，请使用最新模板', 'Missing column: {columns}; use the latest template'],
  F6: ['多余的列已忽略：{columns}', 'Extra columns ignored: {columns}'],
  'F6.above': [
    '表头在第{row}行，其上的内容未读取',
    'The header stands in row {row}; what stands above it was not read',
  ],
  'F6.sums': ['合计行未计入：第{rows}行', 'Sums are not counted in: row {rows}'],
  'F6.sheets': ['只读取一张工作表，未读取：{sheets}', 'Only one sheet is read; not read: {sheets}'],
  'F6.sheet': [
    '第一张工作表不是名单，已读取“{sheet}”',
    'The first sheet is no list; "{sheet}" was read',
  ],
  'F6.headless': [
    '没有表头，第一列按“{column}”读取，从第一行开始',
    'There is no header: the column was read as {column}, from the first row on',
  ],
  'F6.summed': [
    '按{layout}读取：{orders}行订单按天和商品合计为{rows}行',
    'Read as {layout}: {orders} rows of orders come to {rows} by day and goods',
  ],
  'F6.unpaid': [
    '没有付款时间的{rows}行未计入（如第{row}行）',
    '{rows} rows without a time of payment are not counted in (such as row {row})',
  ],
  'F6.mapped': [
    '按批次{batchNo}的列对应读取：{columns}',
    'Read with the columns as batch {batchNo} mapped them: {columns}',
  ],
  F7: ['文件没有数据行', 'The file has no data rows'],
  F8: ['最多{max}行，当前{rows}行', 'At most {max} rows, this file has {rows}'],
  F9: [
    '总金额{total}元超过单批上限{max}元',
    'The total of ¥{total} exceeds the batch limit of ¥{max}',
  ],
  F10: ['文件地址不在允许范围内，请重新上传', 'The file address is not allowed; upload it again'],
  F11: [
    '该名单已由{name}于{time}提交（批次{batchNo}），本次未重复执行',
    'This list was submitted by {name} at {time} (batch {batchNo}); nothing was run again',
  ],
  F12: [
    '随附的“{file}”无法读取，请确认是完整的 zip 或图片、音频文件',
    '"{file}", which came along, cannot be read: it must be a whole zip, or a picture or sound',
  ],
  'F12.locked': [
    '随附的“{file}”中“{name}”有密码，请去掉密码后重新打包',
    '"{name}" in "{file}" is encrypted: pack it without a password',
  ],
  'F12.path': [
    '随附的“{file}”中“{name}”的路径不合法，请重新打包',
    '"{name}" in "{file}" has a path that leads outside: pack it anew',
  ],
  'F12.large': [
    '随附的“{file}”解开后过大（{name}），不予读取',
    '"{file}" unpacks to far too much ({name}) and is not read',
  ],
  'F12.heavy': [
    '随附的文件合计不能超过{most}MB',
    'The files that come along may have {most} MB in all',
  ],
  R1: ['{column}不能为空', '{column} is required'],
  R2: ['手机号和用户ID至少填一项', 'Fill in the phone or the user ID'],
  R3: ['{column}格式不正确', '{column} is not valid'],
  'R3.like': [
    '{column}格式不正确，应如{example}；现为“{written}”',
    '{column} is not valid: it reads "{written}" and should look like {example}',
  ],
  'R3.id': [
    '{column}只填编号（后台列表中的数字）；现为“{written}”',
    '{column} takes the number that the lists of this admin show; it reads "{written}"',
  ],
  'R3.code': [
    '{column}应为{length}位字母和数字；现为“{written}”',
    '{column} has {length} letters and digits; it reads "{written}"',
  ],
  'R3.scientific': [
    '{column}被表格转成了科学计数，请把该列设为文本',
    '{column} was turned into scientific notation; format the column as text',
  ],
  R4: ['用户不存在', 'User not found'],
  R5: ['手机号与用户ID不是同一用户', 'Phone and user ID belong to different users'],
  R6: ['用户已封禁', 'The user is banned'],
  'R6.closed': ['用户已注销', 'The account is closed'],
  R7: ['{column}应为{min}到{max}之间的数', '{column} must be from {min} to {max}'],
  'R7.number': [
    '{column}只填数字，如{example}；现为“{written}”',
    '{column} takes a number only, such as {example}; it reads "{written}"',
  ],
  R8: ['{column}最多两位小数', '{column} takes at most two decimals'],
  R9: ['{column}应为日期，如2025-06-30', '{column} must be a date such as 2025-06-30'],
  'R9.past': ['{column}不能早于今天', '{column} must not be before today'],
  'R9.early': ['{column}不能早于{day}', '{column} must not be before {day}'],
  'R9.late': ['{column}不能晚于{day}', '{column} must not be after {day}'],
  'R9.month': ['{column}应为月份，如2025-06', '{column} must be a month such as 2025-06'],
  R10: ['结束日期应晚于开始日期', 'The end must be after the start'],
  R11: ['{column}只能填：{choices}', '{column} must be one of: {choices}'],
  R12: ['{column}不能超过{max}个字', '{column} must not exceed {max} characters'],
  R13: ['{what}{id}不存在', '{what} {id} does not exist'],
  'R13.choices': [
    '{what}{id}不存在，只能填：{choices}',
    '{what} {id} does not exist; it must be one of: {choices}',
  ],
  R14: ['{name}未上架或未在发放', '{name} is not published or not being issued'],
  'R14.way': [
    '{name}不是后台发放或领券中心的券，不能发放',
    '{name} is neither a coupon to send nor one of the coupon centre',
  ],
  R15: [
    '{column}含公式或合并单元格，请粘贴为数值',
    '{column} holds a formula or a merged cell; paste it as a value',
  ],
  R16: ['{column}：随附的文件里没有“{name}”', '{column}: no file called "{name}" came along'],
  'R16.none': [
    '{column}：“{name}”没有随附；请与名单一起上传压缩包，或填网址',
    '{column}: "{name}" did not come along; upload the files with the list, or give an address',
  ],
  'R16.several': [
    '{column}：随附的文件里有多个“{name}”，请连同文件夹写出',
    '{column}: several files are called "{name}": write it with its folder',
  ],
  'R16.says': ['{column}：“{name}”{says}', '{column}: "{name}": {says}'],
  'R16.many': ['{column}最多 {most} 个', '{column} takes {most} at most'],
  D1: ['与第{row}行重复', 'Same as row {row}'],
  'D1.left': [
    '与第{row}行重复，保留前者，本行未执行',
    'Same as row {row}, which stays; not carried out',
  ],
  'D1.merged': ['与第{row}行重复，已合并到前者', 'Same as row {row}; added up there'],
  D2: [
    '该用户{days}天内已在批次{batchNo}得到相同权益',
    'The user got the same in batch {batchNo} within {days} days',
  ],
  D3: ['用户已永久拥有，将跳过', 'The user owns it for ever; skipped'],
  'D3.until': [
    '用户已拥有至{day}，不早于所填结束日期，将跳过',
    'The user has it until {day}, no shorter than asked; skipped',
  ],
  D4: ['用户已拥有至{day}，将顺延', 'The user has it until {day}; it will be extended'],
  'D4.to': [
    '用户已拥有至{day}，将延长至{until}',
    'The user has it until {day}; it will last until {until}',
  ],
  D5: [
    '{column}{value}远高于名单中常见的{usual}，请核对',
    '{column}: {value} stands far above the usual {usual}; make sure it is meant',
  ],
  B1: ['订阅月数与期次ID须且只能填一项', 'Fill in exactly one of months and issue ID'],
  B2: ['该期次不属于此杂志', 'The issue is not of this magazine'],
  B3: ['会员累计不能超过3660天', 'Membership must not exceed 3660 days in all'],
  B4: ['优惠券库存不足，剩余{left}张', 'Not enough coupons, {left} left'],
  B5: ['超过每人限领{most}张', 'More than {most} per user'],
  B6: ['兑换码不存在', 'Code not found'],
  B7: ['兑换码已使用，不能销毁', 'The code was used and cannot be destroyed'],
  'B7.over': ['兑换码已销毁或已过期，将跳过', 'Already destroyed or expired; skipped'],
  B8: ['日期不能晚于昨天', 'The date must not be after yesterday'],
  B9: [
    '商品未匹配，导入后请匹配或导入新商品',
    'Goods not matched; match it or import it as new afterwards',
  ],
  B10: ['商品在忽略名单中，将跳过', 'The goods are on the ignored list; skipped'],
  B11: ['该平台商品编号已存在（{goodsNo}）', 'This platform number exists already ({goodsNo})'],
  B12: ['退款额大于销售额，且往月未付款', 'Refunds exceed gross and no earlier month was paid'],
  B13: ['合作方或项目不在有效状态', 'Partner or project is not active'],
  'B13.content': ['内容没有结算合作方', 'The content has no settlement partner'],
  'B13.category': ['类别不属于该项目', 'The category is not of this project'],
  'B13.together': ['合作方与分成比例须同时填写', 'Give partner and share together'],
  B14: [
    '单选须1个答案、多选至少2个，且在选项之内；判断填对或错',
    'Single takes one answer, multiple at least two, within the options; true-or-false takes 对 or 错',
  ],
  'B14.gap': [
    '{column}空着，其后的列却填了：请依次填写',
    '{column} is empty and columns behind it are not: fill them in one after the other',
  ],
  B15: ['{month}结算单已确认，不能导入', 'The {month} statement is confirmed'],
  B16: ['该条目已核对一致，不能覆盖', 'The entry is agreed and cannot be overwritten'],
  B17: ['该记录不是待发货状态', 'The record is not waiting to ship'],
  'B17.used': ['快递单号已被使用', 'The tracking number is in use'],
  B18: ['用户没有可取消的该杂志订阅', 'No subscription of this magazine to cancel'],
  'B18.order': ['该订阅由订单购买，请走退款', 'It was bought by an order; use a refund'],
  B19: ['营期剩余{places}个名额，不足', 'Only {places} places left'],
  'B19.medal': ['勋章限量，剩余{left}枚，不足', 'The medal is limited: only {left} left'],
  B20: [
    '用户已在该营期或已有该勋章，将跳过',
    'The user is in that period or holds the medal already; skipped',
  ],
  B21: ['将覆盖已有数据：{old} → {new}', 'Overwrites: {old} → {new}'],
  B22: ['{says}', '{says}'],
  B23: ['{says}', '{says}'],
  B24: ['与现有数据相同，将跳过', 'It reads so already; skipped'],
  B25: ['该记录已存在（{title}）', 'It is there already ({title})'],
  'B25.there': ['已在库中，将跳过', 'It is there already; skipped'],
  B26: ['没有找到对应的记录', 'No record is meant by this row'],
  B27: [
    '导出之后已被修改（现为 {old}，表中 {new}）；请重新导出后再改，或清空“版本”以本表为准',
    'Changed since it was exported (now {old}, here {new}): export it again, or empty “版本” to let this list go before',
  ],
  B28: [
    '有多条名为“{name}”的{what}，请改写编号',
    'Several are called "{name}": write the number of the {what}',
  ],
  'B28.row': [
    '有多条记录符合，请填写{apart}加以区分',
    'Several records are meant by this row: fill in {apart} to tell them apart',
  ],
  U1: ['该笔已用完或已冲正，将跳过', 'All of it is spent or was taken back before; skipped'],
  U2: ['已用{spent}元，只能撤回{left}元', '¥{spent} is spent; only ¥{left} can be taken back'],
  U3: ['已用{used}张，只能撤回{left}张', '{used} are used; only {left} can be taken back'],
  U4: ['该行已不在此批次的数据中，将跳过', 'Nothing of that import is left in the row; skipped'],
  U5: [
    '该权益已使用、到期或已收回，将跳过',
    'It was used, has run out or was taken back before; skipped',
  ],
  U6: ['{says}，保留不动', '{says}; it stays as it is'],
  U7: ['写入后已被修改，保留不动', 'It was changed since; it stays as it is'],
  'U7.told': [
    '写入后已被修改（写入 {written}，现为 {now}），保留不动',
    'It was changed since (written {written}, now {now}); it stays as it is',
  ],
  'U7.state': ['写入后已变为“{state}”，保留不动', 'It is "{state}" since; it stays as it is'],
  U8: ['删除本批新增的记录', 'What this row made goes'],
  'U8.line': ['删除本批新增的明细', 'The line that this row added goes'],
  U9: ['恢复为 {old}（现为 {now}）', 'Restores {old} (now {now})'],
  'U9.whole': ['恢复写入前的内容', 'Restores what stood before'],
  'U9.beneath': [
    '后来的导入已覆盖，现有数据不变',
    'A later import lies over it: what stands now stays',
  ],
  U10: ['收回', 'Taken back'],
  'U10.what': ['收回{what}', 'Takes back {what}'],
  'U10.until': ['收回，到期日恢复为{day}', 'Taken back; it lasts until {day} again'],
  X1: ['校验后数据已变化：{reason}，请重跑', 'Changed since the check: {reason}; re-run'],
  X2: ['系统繁忙，请重跑失败行', 'The portal failed on this row; re-run failed rows'],
  X3: ['任务已取消，未执行', 'Cancelled before this row'],
  X5: ['整批一起执行，其中有行未成功：{reason}', 'All rows go together, and one did not: {reason}'],
  X4: ['操作人剔除了本行，未执行', 'Left out by hand; not carried out'],
} as const satisfies { readonly [says: string]: Label }

/** A wording: a code, or a code and which of its wordings. */
export type Says = keyof typeof messages
type CodeOf<S> = S extends `${infer C}.${string}` ? C : S
/** `R3`, `F11`: what lists are filtered and failures counted by. */
export type Code = CodeOf<Says>

type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Holes<Rest>
  : never
/** The names a wording wants filled in; `column` comes from the column the finding is about. */
export type HolesOf<S extends Says> = Exclude<Holes<(typeof messages)[S][0]>, 'column'>

/** `error` marks the row a problem, `warn` must be ticked as seen, `skip` passes the row over, `note` says what it does. */
export type Level = 'error' | 'warn' | 'skip' | 'note'
const milder: { readonly [S in Says]?: Level } = {
  F6: 'warn',
  'F6.above': 'warn',
  'F6.sums': 'warn',
  'F6.sheets': 'warn',
  'F6.sheet': 'warn',
  'F6.headless': 'warn',
  'F6.summed': 'warn',
  'F6.unpaid': 'warn',
  'F6.mapped': 'warn',
  'D1.left': 'skip',
  'D1.merged': 'skip',
  D2: 'warn',
  D3: 'skip',
  'D3.until': 'skip',
  D4: 'warn',
  'D4.to': 'warn',
  D5: 'warn',
  'B7.over': 'skip',
  B9: 'warn',
  B10: 'skip',
  B20: 'skip',
  B21: 'warn',
  B23: 'warn',
  B24: 'skip',
  'B25.there': 'skip',
  U1: 'skip',
  U2: 'warn',
  U3: 'warn',
  U4: 'skip',
  U5: 'skip',
  U6: 'skip',
  U7: 'skip',
  'U7.told': 'skip',
  'U7.state': 'skip',
  U8: 'note',
  'U8.line': 'note',
  U9: 'note',
  'U9.whole': 'note',
  'U9.beneath': 'note',
  U10: 'note',
  'U10.what': 'note',
  'U10.until': 'note',
  X4: 'skip',
}
/** How heavily a wording weighs. */
export const levelOf = (says: Says): Level => milder[says] ?? 'error'

/** What is said when all of it went through, or did not. */
export const toasts = {
  succeeded: ['操作成功！', 'Operation succeeded!'],
  failed: ['操作失败！', 'Operation failed!'],
} as const satisfies { readonly [outcome: string]: Label }
