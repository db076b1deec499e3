import Paper from '@mui/material/Paper'
import { useI18nProvider } from 'ra-core'
import { useEffect } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { wantedPath } from '../authProvider/wantedPath.ts'
import { readToken } from '../client/storage.ts'
import { useLanguage, useSay } from '../i18n/useSay.ts'
import { SignInForm } from '../views/SignInForm.tsx'
import './login.css'

/** Signing in; afterwards on to where one wanted to go. */
export default function Login() {
  const say = useSay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const language = useLanguage()
  const i18n = useI18nProvider()
  useEffect(() => {
    document.title = `${say(['登录', 'Sign in'])} · ${say(['刊头后台', 'Masthead'])}`
  }, [say])
  if (readToken()) return <Navigate to="/" replace />
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
        <SignInForm
          onSignedIn={() => navigate(wantedPath(search.get('redirect')), { replace: true })}
        />
        <button
          type="button"
          className="login-language"
          onClick={() => i18n.changeLocale(language === 'zh' ? 'en' : 'zh')}
        >
          {language === 'zh' ? 'English' : '中文'}
        </button>
      </Paper>
    </main>
  )
}
