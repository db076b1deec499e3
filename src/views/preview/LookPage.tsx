import { type CSSProperties, useState } from 'react'
import type { Label } from '#declare'
import type { PreviewLook } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isDark } from './isDark.ts'
import type { PageProps } from './pageProps.ts'
import './look.css'

type Scene = 'home' | 'launch' | 'login' | 'share'
const scenes: { readonly [scene in Scene]: Label } = {
  home: ['首页', 'Home'],
  launch: ['启动', 'Launch'],
  login: ['登录', 'Sign in'],
  share: ['分享', 'Share'],
}
/** Parts of the home page that a look may switch off, by the choice that does. */
const parts: readonly (readonly [choice: string, label: Label])[] = [
  ['shop', ['商城', 'Shop']],
  ['points', ['积分任务', 'Points']],
  ['invite', ['邀请有礼', 'Invite']],
  ['comment', ['评论', 'Comments']],
]

/** The app in a look of its own, a screen at a time. */
export default function LookPage({ page }: PageProps<PreviewLook>) {
  const say = useSay()
  const [scene, setScene] = useState<Scene>('home')
  const colour = page.colour ?? '#B8191F'
  const style = { '--theme': colour, '--on-theme': isDark(colour) ? '#fff' : '#1c1f24' }
  return (
    <div className="look" style={style as CSSProperties}>
      <nav>
        {(Object.keys(scenes) as Scene[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === scene}
            onClick={() => setScene(name)}
          >
            {say(scenes[name])}
          </button>
        ))}
      </nav>
      {scene === 'home' && <Home page={page} />}
      {scene === 'launch' && <Launch page={page} />}
      {scene === 'login' && <Login page={page} />}
      {scene === 'share' && <Share page={page} />}
    </div>
  )
}

type Props = PageProps<PreviewLook>

function Home({ page }: Props) {
  const say = useSay()
  const { title, logo, welcome, member, hidden, popup, phone } = page
  const [closed, setClosed] = useState<string | null>(null)
  return (
    <div className="look-home">
      <header>
        {logo ? <img src={logo} alt={title} /> : <strong>{title}</strong>}
        {welcome && <p>{welcome}</p>}
      </header>
      <p className="look-member">
        <span>{member ?? say(['会员', 'Member'])}</span>
        {!hidden.includes('price') && <em>{say(['¥198/年', '¥198 a year'])}</em>}
      </p>
      <ul className="look-parts">
        {parts.map(([choice, label]) => (
          <li key={choice} className={hidden.includes(choice) ? 'off' : undefined}>
            <i />
            {say(label)}
          </li>
        ))}
      </ul>
      {!hidden.includes('ads') && <p className="look-ad">{say(['广告位', 'Advertisement'])}</p>}
      <div className="look-shelf" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      {phone && (
        <p className="look-phone">{say(['客服电话 {phone}', 'Call {phone}'], { phone })}</p>
      )}
      {popup && closed !== popup && (
        <button
          type="button"
          className="look-popup"
          onClick={() => setClosed(popup)}
          aria-label={say(['关闭弹窗', 'Close the pop-up'])}
        >
          <img src={popup} alt="" />
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  )
}

const Launch = ({ page: { launch, title } }: Props) =>
  launch ? (
    <img className="look-launch" src={launch} alt={title} />
  ) : (
    <div className="look-launch look-blank">
      <strong>{title}</strong>
    </div>
  )

function Login({ page: { header, title, welcome } }: Props) {
  const say = useSay()
  return (
    <div className="look-login">
      {header ? <img src={header} alt="" /> : <div className="look-band" />}
      <h2>{title}</h2>
      {welcome && <p>{welcome}</p>}
      <span className="look-box">{say(['手机号', 'Phone'])}</span>
      <span className="look-box">{say(['验证码', 'Code'])}</span>
      <span className="look-button">{say(['登录', 'Sign in'])}</span>
    </div>
  )
}

function Share({ page: { share, title } }: Props) {
  const say = useSay()
  return (
    <div className="look-chat">
      <div className="look-card">
        <strong>
          {share?.title ?? say(['{title}邀你一起读', 'Read along with {title}'], { title })}
        </strong>
        <p>{share?.text ?? say(['好书好课，随时听读', 'Books and courses, any time'])}</p>
        {share?.picture ? <img src={share.picture} alt="" /> : <i />}
      </div>
    </div>
  )
}
