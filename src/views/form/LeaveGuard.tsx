import { type RefObject, use, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker, useLocation } from 'react-router-dom'
import type { Row } from '#declare'
import { hasUploads, settledUploads, staysWithout } from '../../client/uploadsUnderWay.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { KeepAliveContext } from './KeepAliveContext.ts'
import { type Fate, hold, isHeld, release } from './unsaved.ts'
import { fateWords, uploadGoesOn, uploadWords } from './unsavedWords.ts'

interface Props {
  /** True once everything is saved. */
  readonly leaving: { readonly current: boolean }
  /** What becomes of what is typed when one leaves all the same. */
  readonly fate?: Fate
  /** Saves before one leaves; false where it is refused, and one stays to see why. Left out, one may only leave. */
  save?(values: Row): Promise<boolean>
}

/**
 * Holds back whoever would leave with changes unsaved: asks within the admin, and has the browser ask outside. A screen
 * that stays as it is lets one go; its tag tells that something waits there.
 */
export function LeaveGuard({ leaving, fate = 'draft', save }: Props) {
  const { dirtyFields } = useFormState()
  const dirty = Object.keys(dirtyFields).length > 0
  const { pathname } = useLocation()
  const kept = use(KeepAliveContext)
  useEffect(() => (dirty ? hold(pathname, fate) : release(pathname)), [dirty, pathname, fate])
  useEffect(
    () => () => {
      if (leaving.current) release(pathname)
    },
    [leaving, pathname],
  )
  useEffect(() => {
    if (!dirty) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', stay)
    return () => removeEventListener('beforeunload', stay)
  }, [dirty])
  // The router forgets no blocker of a screen that is hidden and shown again: there must be none.
  return kept ? null : <Block {...{ dirty, leaving, fate, save }} />
}

interface BlockProps extends Pick<Props, 'leaving'> {
  readonly dirty: boolean
  readonly fate: Fate
  readonly save: Props['save']
}

function Block({ dirty, leaving, fate, save }: BlockProps) {
  const say = useSay()
  const ask = useDialog()
  const asked = useRef(false)
  const place = useRef<HTMLSpanElement>(null)
  const uploads = () => {
    const form = place.current?.closest('form')
    return form !== null && form !== undefined && hasUploads(form)
  }
  const goesOn = () => {
    const form = place.current?.closest('form')
    return form !== null && form !== undefined && staysWithout(form)
  }
  const saved = useSavedFirst(save, place)
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      pathname !== nextLocation.pathname &&
      !leaving.current &&
      ((dirty && isHeld(pathname)) || uploads()),
  )
  useEffect(() => {
    // Asked once, however often this is drawn until the router has taken the answer over.
    const isBlocked = blocker.state === 'blocked'
    const isAsked = asked.current
    asked.current = isBlocked
    if (!isBlocked || isAsked) return
    ask({
      title: say(['离开此页？', 'Leave this page?']),
      text: uploads()
        ? say(goesOn() ? uploadGoesOn : uploadWords)
        : `${say(['有修改尚未保存。', 'Changes are not saved. '])}${say(fateWords[fate])}`,
      ok: ['离开', 'Leave'],
      ...(save && { better: ['保存并离开', 'Save and leave'] }),
    }).then(async (agreed) => {
      const goes = agreed !== null && (!agreed.better || (await saved()))
      goes ? blocker.proceed() : blocker.reset()
    })
  })
  return <span hidden ref={place} />
}

/** Sends the form as its button does, once its files are there: false where a field is wrong, or the portal refuses it. */
function useSavedFirst(
  save: Props['save'],
  place: RefObject<HTMLElement | null>,
): () => Promise<boolean> {
  const { handleSubmit } = useFormContext()
  return async () => {
    const form = place.current?.closest('form')
    if (form && !(await settledUploads(form))) return false
    return new Promise((tell) => {
      void handleSubmit(
        async (values) => tell((await save?.(values)) ?? false),
        () => tell(false),
      )()
    })
  }
}
