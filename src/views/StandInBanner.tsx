import Construction from '@mui/icons-material/ConstructionOutlined'
import type { Entity } from '#declare'
import { useSay } from '../i18n/useSay.ts'

/** Says of an entity that its facts stand and its rules do not yet, so that nobody relies on them. */
export function StandInBanner({ entity }: { readonly entity: Entity }) {
  const say = useSay()
  if (!entity.standIn) return null
  return (
    <div className="stand-in" role="note">
      <Construction fontSize="small" />
      {say([
        '规则尚未接入：此处只检查字段本身，业务规则和部分操作将在后续版本中提供。',
        'Rules are not carried yet: only the fields themselves are checked here; rules and some actions come with a later version.',
      ])}
    </div>
  )
}
