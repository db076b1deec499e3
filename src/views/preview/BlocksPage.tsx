import { type ComponentType, type CSSProperties, lazy, Suspense } from 'react'
import type { PreviewBlock, PreviewBlocks } from '#derive/previewPage.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isDark } from './isDark.ts'
import type { PageProps } from './pageProps.ts'
import './blocks.css'

const RichText = lazy(() => import('../show/RichText.tsx'))

type Shape = ComponentType<PreviewBlock>
const shapes: { readonly [kind: string]: Shape } = {
  image: Picture,
  richText: Words,
  video: Film,
  audio: Sound,
  goods: Goods,
  coupon: Coupon,
  countdown: Countdown,
  button: Floating,
}

/** A landing page as wide as a phone, block by block. */
export default function BlocksPage({ page }: PageProps<PreviewBlocks>) {
  const say = useSay()
  const { title, background, blocks } = page
  const dark = background !== null && isDark(background)
  const style = { '--page': background ?? '#fff', colorScheme: dark ? 'dark' : 'light' }
  return (
    <div className={dark ? 'blocks blocks-dark' : 'blocks'} style={style as CSSProperties}>
      <h1>{title || say(['（还没有标题）', '(no title yet)'])}</h1>
      {blocks.length === 0 && <p className="app-none">{say(['还没有组件', 'No block yet'])}</p>}
      {blocks.map((block) => {
        const Block = shapes[block.kind]
        return Block && <Block key={block.id} {...block} />
      })}
    </div>
  )
}

function Picture({ picture }: PreviewBlock) {
  const say = useSay()
  return picture ? (
    <img className="blocks-picture" src={picture} alt="" />
  ) : (
    <p className="blocks-blank">{say(['还没有图片', 'No picture yet'])}</p>
  )
}

function Words({ text }: PreviewBlock) {
  const say = useSay()
  return (
    <div className="blocks-text">
      <Suspense fallback={null}>
        <RichText html={text ?? ''} paid={say(['付费分隔线', 'Paid divider'])} />
      </Suspense>
    </div>
  )
}

function Film({ url, title }: PreviewBlock) {
  const say = useSay()
  return url ? (
    // biome-ignore lint/a11y/useMediaCaption: the film is what somebody has just uploaded
    <video className="blocks-film" src={url} controls playsInline aria-label={title ?? ''} />
  ) : (
    <p className="blocks-blank">{say(['还没有视频', 'No film yet'])}</p>
  )
}

function Sound({ url, title }: PreviewBlock) {
  const say = useSay()
  return url ? (
    // biome-ignore lint/a11y/useMediaCaption: the sound is what somebody has just uploaded
    <audio className="blocks-sound" src={url} controls aria-label={title ?? ''} />
  ) : (
    <p className="blocks-blank">{say(['还没有音频', 'No sound yet'])}</p>
  )
}

function Goods({ picture, title, facts }: PreviewBlock) {
  const say = useSay()
  return (
    <div className="blocks-goods">
      {picture && <img src={picture} alt="" />}
      <div>
        <strong>{title ?? say(['尚未选择商品', 'Nothing chosen yet'])}</strong>
        <p>{facts.join(' ')}</p>
      </div>
      <span className="blocks-go">{say(['去看看', 'View'])}</span>
    </div>
  )
}

function Coupon({ title, facts }: PreviewBlock) {
  const say = useSay()
  const [worth, ...terms] = facts
  return (
    <div className="blocks-coupon">
      <b>{worth ?? '—'}</b>
      <div>
        <strong>{title ?? say(['尚未选择优惠券', 'No coupon chosen yet'])}</strong>
        <p>{terms.join(' · ')}</p>
      </div>
      <span className="blocks-go">{say(['领取', 'Get it'])}</span>
    </div>
  )
}

function Countdown({ until }: PreviewBlock) {
  const say = useSay()
  return (
    <p className="blocks-countdown">
      {until
        ? say(['距 {time} 结束还有', 'Until {time}'], { time: dateTime(until) })
        : say(['还没有时间', 'No time yet'])}
      <span aria-hidden="true">
        <i>03</i>:<i>12</i>:<i>45</i>
      </span>
    </p>
  )
}

function Floating({ picture, title }: PreviewBlock) {
  const say = useSay()
  return (
    <p className="blocks-button">
      {picture ? <img src={picture} alt={title ?? ''} /> : (title ?? say(['去看看', 'View']))}
    </p>
  )
}
