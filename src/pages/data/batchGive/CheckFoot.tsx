import Button from '@mui/material/Button'
import { useSay } from '../../../i18n/useSay.ts'
import { reasonOf } from './reasonOf.ts'

interface Props {
  readonly busy: boolean
  readonly kind: string
}

/** The foot of a list to be checked: that nothing is written or granted yet, and the button that begins. */
export function CheckFoot({ busy, kind }: Props) {
  const say = useSay()
  return (
    <div className="bulk-foot">
      <span className="bulk-note">
        {say(['校验不会写入任何数据；', 'The check writes nothing. '])}
        {say(reasonOf(kind).yet)}
      </span>
      <Button type="submit" variant="contained" size="medium" disabled={busy}>
        {say(['开始校验', 'Check the list'])}
      </Button>
    </div>
  )
}
