import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { readClock } from './readTime.ts'
import { TimeBox } from './TimeBox.tsx'

function Sendat() {
  const [value, setValue] = useState('')
  return <TimeBox aria-label="推送时间" clock value={value} read={readClock} onChange={setValue} />
}
const thisYear = new Date().getFullYear()

test('a year that lies far ahead is pointed out, also after one has left the box', async () => {
  const user = userEvent.setup()
  render(<Sendat />)
  await user.type(screen.getByLabelText('推送时间'), `${thisYear + 10}-06-01 09:00`)
  expect(screen.getByText(/years ahead/).textContent).toMatch(/about (9|10) years ahead/)
  await user.tab()
  expect(screen.getByText(/years ahead/).textContent).toMatch(/is the year right/)
})

test('nothing is said of a time of this year', async () => {
  const user = userEvent.setup()
  render(<Sendat />)
  await user.type(screen.getByLabelText('推送时间'), `${thisYear}-06-01 09:00`)
  expect(screen.queryByText(/is the year right/)).toBeNull()
})
