import MenuItem from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { Menu } from '../../views/overlay/Menu.tsx'
import { rolesOf } from '../rolesOf.ts'
import { openTour } from '../tour/openTour.ts'
import { useAccountActs } from './useAccountActs.ts'

const PasswordDialog = lazy(() => import('../PasswordDialog.tsx'))
const PhoneDialog = lazy(() => import('../PhoneDialog.tsx'))
const FactorDialog = lazy(() => import('../factor/FactorDialog.tsx'))
const SignInsDialog = lazy(() => import('../SignInsDialog.tsx'))
const ErrorLogDialog = lazy(() => import('../ErrorLogDialog.tsx'))

/** What is opened from it. */
type Dialog = 'password' | 'phone' | 'factor' | 'signIns' | 'errors'

interface Props {
  /** The button it hangs from; null while it is closed. */
  readonly anchor: HTMLElement | null
  onClose(): void
}

/** What concerns the account: the roles one works as, password, phone, sign-ins, and the way out. */
export default function AccountMenu({ anchor, onClose }: Props) {
  const say = useSay()
  const { leave, actAs } = useAccountActs()
  const { info, viewer } = useUser()
  const [changing, setChanging] = useState<Dialog | null>(null)
  const change = (what: Dialog) => {
    onClose()
    setChanging(what)
  }
  const { others, inEffect } = rolesOf(info, useLanguage())
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <MenuItem disabled className="account-roles">
          {say(['当前角色：{roles}', 'Working as {roles}'], { roles: inEffect })}
        </MenuItem>
        {others.map(({ code, name: role }) => (
          <MenuItem key={code} onClick={() => actAs(code)}>
            {say(['切换为“{role}”', 'Act as {role}'], { role })}
          </MenuItem>
        ))}
        {info.hasPassword !== false && (
          <MenuItem onClick={() => change('password')}>
            {say(['修改密码', 'Change password'])}
          </MenuItem>
        )}
        <MenuItem onClick={() => change('phone')}>{say(['修改手机号', 'Change phone'])}</MenuItem>
        <MenuItem onClick={() => change('factor')}>{say(['两步验证', 'Second factor'])}</MenuItem>
        <MenuItem onClick={() => change('signIns')}>
          {say(['登录设备', 'Where you are signed in'])}
        </MenuItem>
        {viewer.special.includes('config') && (
          <MenuItem onClick={() => change('errors')}>{say(['错误日志', 'Error log'])}</MenuItem>
        )}
        <MenuItem
          onClick={() => {
            onClose()
            openTour()
          }}
        >
          {say(['六步导览', 'A tour of six stops'])}
        </MenuItem>
        <MenuItem component="a" href={oldAdmin()} target="_blank" rel="noopener" onClick={onClose}>
          {say(['旧版后台', 'Old admin'])}
        </MenuItem>
        <MenuItem onClick={leave}>{say(['退出登录', 'Sign out'])}</MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {changing === 'password' && <PasswordDialog onClose={() => setChanging(null)} />}
        {changing === 'phone' && <PhoneDialog onClose={() => setChanging(null)} />}
        {changing === 'factor' && <FactorDialog onClose={() => setChanging(null)} />}
        {changing === 'signIns' && <SignInsDialog onClose={() => setChanging(null)} />}
        {changing === 'errors' && <ErrorLogDialog onClose={() => setChanging(null)} />}
      </Suspense>
    </>
  )
}

/** The system before this one knows its people by their ticket. */
const oldAdmin = () =>
  `${location.origin}/main?ticket=${encodeURIComponent(localStorage.getItem('ticket') ?? '')}`
