import type { Label } from '#declare'
import { PortalError } from '#portal/core/errors.ts'

/**
 * A file of ours that this portal cannot read where another one might: its folder is not mounted here, say. A job that
 * meets it is left to whoever has it; a call answers 503.
 */
export class OutOfReach extends PortalError {
  constructor(name: string) {
    super(50000, 503, unread(name))
    this.name = 'OutOfReach'
  }
}

const unread = (name: string): Label => [
  `文件“${name}”不在本门户的存储中：请检查各门户是否共用同一个存储，文件夹是否已挂载`,
  `The file "${name}" is not in this portal's store: see that all portals share one store, and that its folder is mounted`,
]
