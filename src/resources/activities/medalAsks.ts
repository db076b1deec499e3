import { f } from '#declare'

/** Who is granted a medal, or from whom it is taken back. */
export const medalUsers = f.longText('用户', 'Users', {
  required: true,
  help: [
    '用户ID或手机号，每行一个，最多 500 个；超过 100 个转为后台任务',
    'User ids or phones, one a line, 500 at most; more than 100 become a job',
  ],
})
/** Why: kept with what is granted. */
export const grantReason = f.text('发放说明', 'Reason', { required: true, max: 100 })
