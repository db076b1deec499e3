import type { PreviewCheckout } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './checkout.css'

/** Cards one chooses among before one pays, the one chosen first marked. */
export default function CheckoutPage({ page }: PageProps<PreviewCheckout>) {
  const say = useSay()
  const { title, subtitle, cards } = page
  const chosen = cards.find((card) => card.chosen) ?? cards[0]
  return (
    <div className="checkout">
      <header>
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </header>
      {cards.length === 0 && (
        <p className="app-none">{say(['没有可买的卡', 'There is no card to buy'])}</p>
      )}
      <ul>
        {cards.map((card) => (
          <li key={card.id} className={card === chosen ? 'chosen' : undefined}>
            {card.badge && <em>{card.badge}</em>}
            <h2>{card.name}</h2>
            <strong>
              <small>¥</small>
              {card.price}
            </strong>
            {card.original && <del>¥{card.original}</del>}
            {card.hint && <span>{card.hint}</span>}
          </li>
        ))}
      </ul>
      {chosen?.note && <p className="checkout-note">{chosen.note}</p>}
      {chosen && (
        <div className="checkout-pay">
          {say(['立即开通 ¥{price}', 'Join for ¥{price}'], { price: chosen.price })}
        </div>
      )}
    </div>
  )
}
