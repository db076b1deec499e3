import Construction from '@mui/icons-material/ConstructionOutlined'
import { useEffect, useState } from 'react'
import { type Entity, type Label, type PortName, ports } from '#declare'
import { userInfo } from '../authProvider/session.ts'
import { useSay } from '../i18n/useSay.ts'

/**
 * Says what nobody should rely on: that an entity's rules are still to be carried, that a service outside the house it
 * needs is only stood in for.
 */
export function StandInBanner({ entity }: { readonly entity: Entity }) {
  return (
    <>
      {entity.standIn && <Note label={rulesToCome} />}
      <StandInNotes ports={entity.ports} />
    </>
  )
}

/** Says which of these services are only stood in for, and what becomes of their work. */
export function StandInNotes({ ports: names }: { readonly ports: readonly PortName[] }) {
  return useStandIns(names).map((name) => <Note key={name} label={ports[name].standIn} />)
}

function Note({ label }: { readonly label: Label }) {
  const say = useSay()
  return (
    <div className="stand-in" role="note">
      <Construction fontSize="small" />
      {say(label)}
    </div>
  )
}

const rulesToCome = [
  '规则尚未接入：此处只检查字段本身，业务规则和部分操作将在后续版本中提供。',
  'Rules are not carried yet: only the fields themselves are checked here; rules and some actions come with a later version.',
] as const

const none: readonly PortName[] = []

/** Which of these services are stood in for; asked only where there are any. */
function useStandIns(names: readonly PortName[]): readonly PortName[] {
  const [standIns, setStandIns] = useState(none)
  const isAny = names.length > 0
  useEffect(() => {
    if (!isAny) return
    let gone = false
    userInfo().then(
      (info) => gone || setStandIns(info.standIns ?? none),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [isAny])
  return names.filter((name) => standIns.includes(name))
}
