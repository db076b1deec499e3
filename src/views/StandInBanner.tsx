import Construction from '@mui/icons-material/ConstructionOutlined'
import { useEffect, useState } from 'react'
import { type Entity, type PortName, ports } from '#declare'
import { userInfo } from '../authProvider/session.ts'
import { useSay } from '../i18n/useSay.ts'

/**
 * Says what nobody should rely on: that an entity's rules are still to be carried, that a service outside the house it
 * needs is only stood in for.
 */
export function StandInBanner({ entity }: { readonly entity: Entity }) {
  const say = useSay()
  const standIns = useStandIns(entity)
  const said = [
    ...(entity.standIn ? [rulesToCome] : []),
    ...standIns.map((name) => ports[name].standIn),
  ]
  return said.map((label) => (
    <div key={label[1]} className="stand-in" role="note">
      <Construction fontSize="small" />
      {say(label)}
    </div>
  ))
}

const rulesToCome = [
  '规则尚未接入：此处只检查字段本身，业务规则和部分操作将在后续版本中提供。',
  'Rules are not carried yet: only the fields themselves are checked here; rules and some actions come with a later version.',
] as const

/** Which of the services the entity relies on are stood in for; asked only where it relies on one. */
function useStandIns(entity: Entity): readonly PortName[] {
  const [standIns, setStandIns] = useState<readonly PortName[]>([])
  useEffect(() => {
    if (entity.ports.length === 0) return
    let gone = false
    userInfo().then(
      (info) => gone || setStandIns(info.standIns ?? []),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [entity])
  return entity.ports.filter((name) => standIns.includes(name))
}
