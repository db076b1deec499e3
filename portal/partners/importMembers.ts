import { type NumberedRow, rowsJob } from '../jobs/rowsJob.ts'

/** A member as the sheet names them. */
export interface MemberRow extends NumberedRow {
  readonly name: string
  readonly phone: string
  readonly employeeNo: string
}

/** Lets the members of a spreadsheet into an enterprise; each takes a seat, and is refused where none is left. */
export const importMembers = rowsJob<MemberRow>(
  async ({ records, now }, { name, phone, employeeNo }, { params }) => {
    await records.create('cloudMember', {
      ...{ enterprise: params.enterprise, name, phone, employeeNo: employeeNo || null },
      ...{ joinedBy: 'import', joinedAt: now },
    })
  },
  ({ name, phone }) => `${name} ${phone}`,
)
