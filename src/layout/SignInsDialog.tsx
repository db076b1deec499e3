import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { deviceOf } from '#derive/deviceOf.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { endOtherSignIns, endSignIn, mySignIns, type SignInPlace } from '../authProvider/signIns.ts'
import { useSay } from '../i18n/useSay.ts'
import './signIns.css'

const queryKey = ['signIns']

/** Where one is signed in, device by device, and a way to end it there. */
export default function SignInsDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const { data: places, error } = useQuery({ queryKey, queryFn: mySignIns, gcTime: 0 })
  const again = () => client.invalidateQueries({ queryKey })
  const one = useMutation({ mutationFn: endSignIn, onSettled: again })
  const others = useMutation({
    mutationFn: endOtherSignIns,
    onSettled: again,
    onSuccess: (ended) =>
      notify(say(['已退出 {count} 处登录', '{count} sign-ins have ended'], { count: ended }), {
        type: 'success',
      }),
  })
  const failure = error ?? one.error ?? others.error
  const isAlone = !places || places.every(({ isThis }) => isThis)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="sign-ins-title">
      <DialogTitle id="sign-ins-title">{say(['登录设备', 'Where you are signed in'])}</DialogTitle>
      <DialogContent dividers>
        {failure && <Alert severity="error">{failure.message}</Alert>}
        <ul className="sign-ins">
          {places?.map((place) => (
            <Place
              key={place.id}
              place={place}
              isEnding={one.isPending && one.variables === place.id}
              onEnd={() => one.mutate(place.id)}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          disabled={isAlone}
          loading={others.isPending}
          onClick={() => others.mutate()}
        >
          {say(['退出其他所有登录', 'End all others'])}
        </Button>
        <Button onClick={onClose}>{say(['关闭', 'Close'])}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface PlaceProps {
  readonly place: SignInPlace
  readonly isEnding: boolean
  onEnd(): void
}

function Place({ place, isEnding, onEnd }: PlaceProps) {
  const say = useSay()
  const device = say(deviceOf(place.agent))
  const since = dateTime(place.since)
  return (
    <li>
      <div>
        <p className="sign-ins-device">
          {device}
          {place.isThis && <b>{say(['当前设备', 'This one'])}</b>}
        </p>
        <p className="sign-ins-when">
          {say(['{ip} · {since} 登录', '{ip} · since {since}'], { ip: place.ip || '–', since })}
        </p>
      </div>
      {!place.isThis && (
        <Button
          variant="outlined"
          size="small"
          loading={isEnding}
          onClick={onEnd}
          aria-label={say(['退出：{device}，{since} 登录', 'End: {device}, since {since}'], {
            device,
            since,
          })}
        >
          {say(['退出', 'End'])}
        </Button>
      )}
    </li>
  )
}
