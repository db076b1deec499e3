import Construction from '@mui/icons-material/ConstructionOutlined'
import type { PortName } from '#declare'
import { ports } from '#declare/port.ts'
import { useSay } from '../i18n/useSay.ts'

/** One thing nobody should rely on: rules that are still to come, or a service that is stood in for. Loaded where there is one. */
export default function StandInNote({ port }: { readonly port: PortName | undefined }) {
  const say = useSay()
  return (
    <div className="stand-in" role="note">
      <Construction fontSize="small" />
      {say(port ? ports[port].standIn : rulesToCome)}
    </div>
  )
}

const rulesToCome = [
  '规则尚未接入：此处只检查字段本身，业务规则和部分操作将在后续版本中提供。',
  'Rules are not carried yet: only the fields themselves are checked here; rules and some actions come with a later version.',
] as const
