import { useId, useState } from 'react'
import type { Label } from '#declare'
import type { UserSettings } from '#derive/userSettings.ts'
import { isFitting } from '#derive/userSettings.ts'
import { useSay } from '../../i18n/useSay.ts'
import '#widgets/input/field.css'

type Name = 'talkMail' | 'talkRobot'

interface Props {
  readonly settings: Pick<UserSettings, Name>
  onChoose(chosen: Partial<UserSettings>): void
}

const inputs: readonly (readonly [Name, Label, Label, string])[] = [
  [
    'talkMail',
    ['邮箱', 'Mail'],
    ['请填写正确的邮箱', 'This is no mail address'],
    'name@example.com',
  ],
  [
    'talkRobot',
    ['企业微信群机器人', 'WeCom robot'],
    ['请粘贴群机器人的 Webhook 地址', 'Paste the webhook of a robot of your group in WeCom'],
    'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
  ],
]

/** Where else one is told of what is said to one and of records one follows; nowhere but in the portal while it is empty. */
export function Telling({ settings, onChoose }: Props) {
  const say = useSay()
  return (
    <fieldset className="settings-telling">
      <legend>
        {say([
          '讨论与关注同时发到，系统通知也发到',
          'Where talk, what one follows, and what the system says go',
        ])}
      </legend>
      {inputs.map(([name, label, wrong, example]) => (
        <Address
          key={name}
          {...{ name, label, wrong, example }}
          kept={settings[name]}
          onKeep={(address) => onChoose({ [name]: address })}
        />
      ))}
    </fieldset>
  )
}

interface AddressProps {
  readonly name: Name
  readonly label: Label
  readonly wrong: Label
  readonly example: string
  readonly kept: string
  onKeep(address: string): void
}

/** Kept when one leaves it, unless it is none. */
function Address({ name, label, wrong, example, kept, onKeep }: AddressProps) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState(kept)
  const isWrong = !isFitting(name, typed.trim())
  const leave = () => {
    const address = typed.trim()
    if (!isWrong && address !== kept) onKeep(address)
  }
  return (
    <div>
      <label htmlFor={id}>{say(label)}</label>
      <input
        id={id}
        className="field-box"
        type={name === 'talkMail' ? 'email' : 'url'}
        autoComplete="off"
        placeholder={example}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
      {isWrong && (
        <p id={`${id}-wrong`} className="field-problem" role="alert">
          {say(wrong)}
        </p>
      )}
    </div>
  )
}
