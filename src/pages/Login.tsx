import Paper from '@mui/material/Paper'
import { useQueryClient } from '@tanstack/react-query'
import { useI18nProvider } from 'ra-core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { signOut } from '../authProvider/session.ts'
import { wantedPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { Notices } from '../layout/Notices.tsx'
import { SignInForm } from '../views/SignInForm.tsx'
import './login.css'

const SignInWays = lazy(() => import('../views/signIn/SignInWays.tsx'))

/** Signing in; afterwards on to where one wanted to go. Whoever comes here to leave is signed out first. */
export default function Login() {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const language = useLanguage()
  const i18n = useI18nProvider()
  const leaving = useLeaving()
  useForgotten(leaving)
  useEffect(() => {
    document.title = `${say(['登录', 'Sign in'])} - Masthead`
  }, [say])
  if (leaving) return null
  const arrival = search.get('arrival')
  if (readToken() && !arrival) return <Navigate to="/" replace />
  const wanted = wantedPath(search.get('redirect'))
  const goOn = () => void navigate(wanted, { replace: true })
  return (
    <main className="login">
      <Paper className="login-card" variant="outlined">
        <div className="login-head">
          <span className="brand-mark" aria-hidden>
            刊
          </span>
          <div>
            <h1>{say(['刊头后台', 'Masthead'])}</h1>
            <p>
              {say([
                '阅读、音频与杂志的内容后台',
                'The back office of reading, audio and magazines',
              ])}
            </p>
          </div>
        </div>
        <Suspense fallback={null}>
          <SignInWays
            wanted={wanted}
            arrival={arrival}
            forced={search.get('with') === 'password'}
            onSignedIn={goOn}
          >
            <SignInForm onSignedIn={goOn} />
          </SignInWays>
        </Suspense>
        <button
          type="button"
          className="login-language"
          onClick={() => i18n.changeLocale(language === 'zh' ? 'en' : 'zh')}
        >
          {language === 'zh' ? 'English' : '中文'}
        </button>
      </Paper>
      <Notices />
    </main>
  )
}

/** True while somebody is being signed out, who came here with `{ leaving: true }`; forms could hold them back before. */
function useLeaving(): boolean {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(
    () => (state as { leaving?: boolean } | null)?.leaving === true && readToken() !== null,
  )
  useEffect(() => {
    if (!leaving) return
    let here = true
    void signOut().then(() => {
      if (!here) return
      setLeaving(false)
      navigate(pathname + search, { replace: true })
    })
    return () => {
      here = false
    }
  }, [leaving, pathname, search, navigate])
  return leaving
}

/** What the last user read is nobody else's. */
function useForgotten(leaving: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!leaving && !readToken()) client.clear()
  }, [client, leaving])
}
