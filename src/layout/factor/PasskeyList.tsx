import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceOf } from '#derive/deviceOf.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { addPasskey, myPasskeys, type Passkey, removePasskey } from '../../authProvider/passkeys.ts'
import { PortalError } from '../../client/portalError.ts'
import { useSay } from '../../i18n/useSay.ts'
import './passkeys.css'

const queryKey = ['passkeys']

/** One's own passkeys beside the authenticator: each stands for its code, here and where one signs in. */
export function PasskeyList() {
  const say = useSay()
  const client = useQueryClient()
  const { data: keys, error } = useQuery({ queryKey, queryFn: myPasskeys, gcTime: 0 })
  const again = () => client.invalidateQueries({ queryKey })
  const add = useMutation({
    // Called by the device it is made on; a key on a ring is told by when it was added.
    mutationFn: () => addPasskey(say(deviceOf(navigator.userAgent))),
    onSettled: again,
  })
  const remove = useMutation({ mutationFn: removePasskey, onSettled: again })
  const failure = error ?? add.error ?? remove.error
  const told = failure instanceof PortalError ? failure.message : say(unconfirmed)
  return (
    <section className="passkeys" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">{say(['通行密钥', 'Passkeys'])}</h2>
      <p className="factor-text">
        {say([
          '用指纹、面容或安全密钥代替 6 位数字，假网站骗不走。',
          'A finger, a face or a security key in place of the six digits; no false site can get it out of you.',
        ])}
      </p>
      {failure && <Alert severity="error">{told}</Alert>}
      {keys && keys.length > 0 && (
        <ul>
          {keys.map((key) => (
            <Row
              key={key.id}
              passkey={key}
              isGoing={remove.isPending && remove.variables === key.id}
              onRemove={() => remove.mutate(key.id)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="outlined"
        fullWidth
        loading={add.isPending}
        disabled={!isOffered()}
        onClick={() => add.mutate()}
      >
        {isOffered()
          ? say(['添加通行密钥', 'Add a passkey'])
          : say(['此浏览器不支持通行密钥', 'This browser has no passkeys'])}
      </Button>
    </section>
  )
}

const isOffered = () => typeof globalThis.PublicKeyCredential === 'function'

const unconfirmed = [
  '浏览器没有完成，没有添加，请重试',
  'The browser did not go through with it; nothing was added: try again',
] as const

interface RowProps {
  readonly passkey: Passkey
  readonly isGoing: boolean
  onRemove(): void
}

function Row({ passkey: { name, since, used }, isGoing, onRemove }: RowProps) {
  const say = useSay()
  const added = dateTime(since)
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          {used
            ? say(['{added} 添加 · {used} 用过', 'Added {added} · used {used}'], {
                added,
                used: dateTime(used),
              })
            : say(['{added} 添加', 'Added {added}'], { added })}
        </p>
      </div>
      <Button
        size="small"
        color="error"
        loading={isGoing}
        onClick={onRemove}
        aria-label={say(['移除：{name}，{added} 添加', 'Remove: {name}, added {added}'], {
          name,
          added,
        })}
      >
        {say(['移除', 'Remove'])}
      </Button>
    </li>
  )
}
