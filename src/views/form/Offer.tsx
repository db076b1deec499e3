import type { Label, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import './offer.css'

/** What was found for a form, to be looked at before it is filled: `{ title, picture, text, count, latest, lines }`. */
export default function Offer({ found }: { readonly found: Row }) {
  const say = useSay()
  const { title, picture, text, count, latest, lines } = found
  const worded = (value: unknown) =>
    Array.isArray(value) ? say(value as never) : String(value ?? '')
  return (
    <div className="offer">
      {typeof picture === 'string' && (
        <img
          src={picture}
          alt={say(['封面', 'Cover'])}
          width={96}
          height={96}
          referrerPolicy="no-referrer"
          onError={(event) => event.currentTarget.classList.add('absent')}
        />
      )}
      <div>
        <strong>{worded(title)}</strong>
        {typeof count === 'number' && (
          <p className="offer-count">{say(['共 {count} 期', '{count} episodes'], { count })}</p>
        )}
        {typeof latest === 'string' && (
          <p className="hint">{say(['最新一期：{latest}', 'Latest: {latest}'], { latest })}</p>
        )}
      </div>
      {typeof text === 'string' && text !== '' && <p className="offer-text">{text}</p>}
      {Array.isArray(lines) && (
        <ul className="offer-lines">
          {(lines as readonly Label[]).map((line) => (
            <li key={line[1]}>{say(line)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
