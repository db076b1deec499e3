import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobKind, JobWork } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from '../camps/oneByOne.ts'
import { mailUser } from '../comments/mailUser.ts'

/** Members of one study at most. */
const MOST = 5000

/** Gives back what the members of a cancelled study paid, and writes to each of them; who cannot be refunded is listed. */
export const job: JobKind = {
  async step(work) {
    const { records, params } = work
    const study = (await records.find('yongsStudy', Number(params.study))) as Row
    const members = await records.select(
      'yongsMember',
      { study: study.id },
      { limit: MOST, sort: 'id' },
    )
    return oneByOne(work, members, (member) => settled(work, study, member))
  },
}

async function settled({ records }: JobWork, study: Row, member: Row): Promise<Label | null> {
  try {
    const now = (await records.find('yongsMember', member.id as number)) as Row
    const paid = Number(now.paid ?? 0) > 0
    if (now.status === 'joined')
      await records.move('yongsMember', now.id as number, paid ? 'refund' : 'drop')
    await mailUser(records, now.user as number, {
      title: '共读取消通知',
      summary: `你报名的共读“${study.title}”已取消`,
      content: `<p>很抱歉，你报名的共读“${study.title}”已取消${paid ? '，报名费将原路退回' : ''}。</p>`,
    })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}
