import Alert from '@mui/material/Alert'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { rolesOf } from '../../layout/rolesOf.ts'

/** Somebody whose roles open no screen is told so, and whom to ask for what: an empty menu tells nobody anything. */
export function NothingOpen() {
  const say = useSay()
  const language = useLanguage()
  const { inEffect } = rolesOf(useUser().info, language)
  return (
    <Alert severity="info" role="status">
      {say(
        [
          '你的角色（{roles}）还没有打开任何界面，所以菜单里只有首页。请联系管理员：在 配置中心 → 后台用户 里给你加上“编辑”，或在 角色 里写明你的角色能查看哪些对象；加好之后刷新本页即可。',
          'Your roles ({roles}) open no screen yet, so the menu holds the home page only. Ask an admin to add Editor under Configuration → Portal users, or to give your role objects to read under Roles; then reload this page.',
        ],
        { roles: inEffect },
      )}
    </Alert>
  )
}
