import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useNotify } from 'ra-core'
import type { Label } from '#declare'
import type { Density, SchemeChoice, UserSettings } from '#derive/userSettings.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { PortalError } from '../../client/portalError.ts'
import { changeSettings, useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { AccentChoice } from './AccentChoice.tsx'
import { Choice } from './Choice.tsx'
import { Switch } from './Switch.tsx'
import { SystemNoticeChoice } from './SystemNoticeChoice.tsx'
import { Telling } from './Telling.tsx'
import './settings.css'

const schemes: readonly (readonly [SchemeChoice, Label])[] = [
  ['light', ['浅色', 'Light']],
  ['dark', ['深色', 'Dark']],
  ['system', ['跟随系统', 'System']],
]
const sizes: readonly (readonly [Density, Label])[] = [
  ['default', ['默认', 'Default']],
  ['medium', ['中等', 'Medium']],
  ['small', ['小', 'Small']],
  ['mini', ['迷你', 'Mini']],
]
const languages: readonly (readonly [UserSettings['language'], Label])[] = [
  ['zh', ['简体中文', '简体中文']],
  ['en', ['English', 'English']],
]
const levels: { readonly [level: number]: string } = { 3: 'management', 2: 'admin', 1: 'caoren' }

interface Props {
  readonly open: boolean
  onClose(): void
}

/** How the admin looks and reads to oneself: each choice holds at once, in every tab, and goes along to other browsers. */
export default function SettingsPanel({ open, onClose }: Props) {
  const say = useSay()
  const settings = useSettings()
  const choose = useChoose()
  const title = say(['界面设置', 'Settings'])
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: 'settings', role: 'dialog', 'aria-label': title } }}
    >
      <header>
        <h2>{title}</h2>
        <IconButton aria-label={say(['关闭', 'Close'])} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </header>
      <div className="settings-body">
        <AccentChoice accent={settings.accent} onChoose={(accent) => choose({ accent })} />
        <Choice
          label={['外观', 'Appearance']}
          options={schemes}
          chosen={settings.scheme}
          onChoose={(scheme) => choose({ scheme })}
        />
        <Choice
          label={['尺寸', 'Size']}
          options={sizes}
          chosen={settings.density}
          onChoose={(density) => choose({ density }, ['切换尺寸成功', 'Switch Size Success'])}
        />
        <Choice
          label={['语言', 'Language']}
          options={languages}
          chosen={settings.language}
          onChoose={(language) => choose({ language })}
        />
        <fieldset className="settings-switches">
          <legend>{say(['布局', 'Layout'])}</legend>
          <Switch
            label={['显示标签栏', 'Tags view']}
            on={settings.tagsView}
            onTurn={(tagsView) => choose({ tagsView })}
          />
          <Switch
            label={['固定顶栏', 'Fixed header']}
            on={settings.fixedHeader}
            onTurn={(fixedHeader) => choose({ fixedHeader })}
          />
          <Switch
            label={['侧栏标志', 'Sidebar logo']}
            on={settings.sidebarLogo}
            onTurn={(sidebarLogo) => choose({ sidebarLogo })}
          />
        </fieldset>
        <Telling settings={settings} onChoose={choose} />
        <SystemNoticeChoice
          addressed={[
            ...(settings.talkMail ? (['mail'] as const) : []),
            ...(settings.talkRobot ? (['robot'] as const) : []),
          ]}
        />
        <Level />
      </div>
      <footer>
        {say([
          '随账号保存，在其他浏览器登录后同样生效。',
          'Kept with your account: the same in every browser you sign in to.',
        ])}
      </footer>
    </Drawer>
  )
}

/** Chooses; says so where there is something to say, and where the portal could not keep it. */
function useChoose() {
  const say = useSay()
  const notify = useNotify()
  return (chosen: Partial<UserSettings>, told?: Label) => {
    if (told) notify(say(told), { type: 'success' })
    changeSettings(chosen).catch((error: unknown) => {
      if (!(error instanceof PortalError)) throw error
      const kept: Label = [
        '设置仅在本浏览器生效，未能保存到账号',
        'The choice holds in this browser only; it could not be kept',
      ]
      notify(`${say(kept)}\n${error.message}`, { type: 'warning' })
    })
  }
}

/** The level this admin was built with: told, and granting nothing. */
function Level() {
  const say = useSay()
  const { info } = useUser()
  const level = info.permissionLevel ?? 0
  return (
    <dl className="settings-level">
      <dt>{say(['权限等级', 'Permission level'])}</dt>
      <dd>
        {level}
        {levels[level] && <span> · {levels[level]}</span>}
      </dd>
    </dl>
  )
}
