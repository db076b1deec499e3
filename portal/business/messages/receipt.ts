import type { Row } from '#declare'
import { namedFor, namedInHtml } from './namedFor.ts'

/** A mail as it lies in one user's inbox. Its text is kept once, with the mail, unless it names the reader. */
export function receiptOf(mail: Row, user: Row, now: string): Row {
  const { title, summary, content, cover, link, buttonText, kind } = mail
  const isPersonal = typeof content === 'string' && content.includes('{name}')
  return {
    ...{ mail: mail.id, user: user.id, kind, cover, link, buttonText },
    key: `${mail.id}-${user.id}`,
    title: namedFor(String(title), user.nickname),
    summary: namedFor(String(summary), user.nickname),
    content: isPersonal ? namedInHtml(content, user.nickname) : null,
    sentAt: now,
    test: false,
  }
}

/** A trial of a mail that may be no more than a draft: it bears its whole text. */
export const trialOf = (mail: Row, user: Row, now: string): Row => ({
  ...receiptOf(mail, user, now),
  key: `test-${mail.id}-${user.id}-${now}`,
  content: mail.content ? namedInHtml(String(mail.content), user.nickname) : null,
  test: true,
})
