import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Screen } from '#declare'
import { accessOf, type Viewer } from '#derive/access.ts'
import { formOf, leadsTo, movedTo } from '#derive/leadsTo.ts'
import { viewer } from '#derive/testing/viewer.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

const declarations = await readDeclarations()
const { screens } = declarations
const access = accessOf(declarations)
const byPath = new Map(screens.map((screen) => [screen.path, screen]))
const admin = (given: Partial<Viewer> = {}) => viewer({ roles: ['admin'], ...given })
const everything = access.screensOf(admin())
const screenAt = (path: string) => byPath.get(path) as Screen
const redirected = (path: string, given: Partial<Viewer> = {}, stands = () => true) =>
  leadsTo(screenAt(path), {
    screens: byPath,
    seen: access.screensOf(admin(given)),
    stands,
  })

/** Every second address of a form, and where the records of that form lie. */
const aliases: [alias: string, home: string, makes?: 'new'][] = [
  ['/administer/subject/index/editmodel', '/administer/subject/index'],
  ['/administer/subject/index/addmodel', '/administer/subject/index', 'new'],
  ['/practice/edit', '/practice/list'],
  ['/doread/bookListEdit', '/doread/bookList'],
  ['/doread/bookListAdd', '/doread/bookList', 'new'],
  ['/doread/readJudgeEdit', '/doread/readJudge'],
  ['/doread/readJudgeAdd', '/doread/readJudge', 'new'],
  ['/doread/editComment', '/doread/commentList'],
  ['/doread/addComment', '/doread/commentList', 'new'],
  ['/doread/editNameList', '/doread/nameList'],
  ['/chat/intervene/edit', '/chat/intervene'],
  ['/message/mailEdit', '/message/mail'],
  ['/message/mailAdd', '/message/mail', 'new'],
  ['/partner/partnerManageEdit', '/partner/partnerManage'],
  ['/partner/createPartner', '/partner/partnerManage', 'new'],
  ['/partner/pageClass/edit', '/partner/pageClass'],
  ['/partner/createPartnerICBC', '/partner/partnerManageICBC', 'new'],
  ['/partner/partnerManageEditICBC', '/partner/partnerManageICBC'],
  ['/partner/partnerCloudContentEdit', '/partner/partnerCloudManage'],
  ['/partner/partnerCloudEnterpriseEdit', '/partner/partnerCloudEnterprise'],
  ['/partner/partnerCloudEnterpriseSecondEdit', '/partner/partnerCloudEnterpriseSecond'],
  ['/partner/partnerCloudCreatePartner', '/partner/partnerCloudEnterprise', 'new'],
  ['/wenbo/subject/edit', '/wenbo/subject'],
  ['/wenbo/seal/edit', '/wenbo/seal'],
  ['/wenbo/smallSubject/edit', '/wenbo/smallSubject'],
  ['/program/yongs/completeEdit', '/program/yongs/complete'],
  ['/financial/profit/add', '/financial/profit', 'new'],
]

test('the table below names every alias there is', () => {
  const declared = screens.filter(({ kind }) => kind === 'alias').map(({ path }) => path)
  expect(aliases.map(([path]) => path).toSorted()).toEqual(declared.toSorted())
})

test.each(aliases)('%s leads to the form below %s', (path, home, makes) => {
  const alias = screenAt(path)
  expect(screenAt(home).entity).toBe(alias.entity)
  expect(formOf(alias, everything, '')).toBe(`${home}/create`)
  const given = formOf(alias, everything, '?id=12&tab=2')
  expect(given).toBe(makes ? `${home}/create?id=12&tab=2` : `${home}/12?tab=2`)
})

test.each([
  ['/doread/bookListEdit', '?bookId=7', '/doread/bookList/7'],
  ['/message/mailEdit', '?ID=7', '/message/mail/7'],
  ['/partner/partnerManageEdit', '?companyId=3&groupId=9', '/partner/partnerManage/3?groupId=9'],
  ['/practice/edit', '?camp=3', '/practice/list/create?camp=3'],
  ['/practice/edit', '?id=new', '/practice/list/create?id=new'],
])('%s%s leads to %s', (path, search, expected) => {
  expect(formOf(screenAt(path), everything, search)).toBe(expected)
})

test('who does not see the form is led nowhere', () => {
  const seen = access.screensOf(admin({ hidden: ['消息'] }))
  expect(formOf(screenAt('/message/mailAdd'), seen, '')).toBeNull()
})

test.each([
  ['/', '/home'],
  ['/doread', '/doread/bookList'],
  ['/doread/index', '/doread/bookList'],
  ['/chat', '/chat/selected'],
  ['/listener', '/listener/manage'],
  ['/message', '/message/mail'],
  ['/partner', '/partner/zdRegion'],
  ['/partnerICBC', '/partner/ICBCRegion'],
  ['/partnerCloud', '/partner/cloudRegion'],
  ['/partner/ICBCdata', '/partner/ICBCdata/partnerData/Overview'],
  ['/program', '/wenbo/subject'],
  ['/program/wenbo', '/wenbo/subject'],
  ['/program/yongs', '/program/yongs/complete'],
  ['/financial', '/financial/single'],
])('the redirect %s leads on to %s', (path, expected) => {
  expect(redirected(path)).toBe(expected)
})

test('the table above names every redirect there is', () => {
  const source = readFileSync(new URL(import.meta.url), 'utf8')
  for (const { path } of screens.filter(({ kind }) => kind === 'redirect'))
    expect(source).toContain(`['${path}', '`)
})

test.each([
  ['/financial', { routeSet: 'finance' }, '/financial/profit'],
  ['/financial', { routeSet: 'special' }, '/financial/profit'],
  ['/doread', { hidden: ['书单'] }, '/doread/readJudge'],
  ['/partner', { hidden: ['重点专区'] }, '/partner/vipRegion'],
  ['/partnerICBC', { hidden: ['工行专区'] }, '/partner/partnerManageICBC'],
  ['/program', { hidden: ['文博'] }, '/program/yongs/complete'],
  ['/message', { routeSet: 'finance' }, null],
] as const)('%s leads %o to the first sibling left: %s', (path, given, expected) => {
  expect(redirected(path, given)).toBe(expected)
})

test('among siblings one that can be shown goes first', () => {
  const stands = ({ path }: Screen) => path === '/financial/profit/expenditure'
  const seen = access.screensOf(admin({ routeSet: 'finance' }))
  const path = leadsTo(screenAt('/financial'), { screens: byPath, seen, stands })
  expect(path).toBe('/financial/profit/expenditure')
})

test.each([
  ['/partnerICBC/partnerManageICBC', '/partner/partnerManageICBC'],
  ['/partnerICBC/ICBCRegion', '/partner/ICBCRegion'],
  ['/partnerICBC/createPartnerICBC', '/partner/createPartnerICBC'],
  ['/partnerICBC/partnerManageEditICBC', '/partner/partnerManageEditICBC'],
  ['/partnerICBC/pageSetICBC', '/partner/pageSetICBC'],
  ['/partnerICBC/ICBCdata/partnerData/ranking', '/partner/ICBCdata/partnerData/ranking'],
  ['/partnerCloud/cloudRegion', '/partner/cloudRegion'],
  ['/partnerCloud/partnerCloudEnterprise', '/partner/partnerCloudEnterprise'],
  ['/partnerCloud/partnerCloudProducts', '/partner/partnerCloudProducts'],
  ['/partnerCloud/partnerCloudContentEdit', '/partner/partnerCloudContentEdit'],
  ['/partnerCloud/partnerCloudManage', '/partner/partnerCloudManage'],
  ['/partnerCloud/partnerCloudEnterpriseEdit', '/partner/partnerCloudEnterpriseEdit'],
  ['/partnerCloud/partnerCloudEnterpriseSecond', '/partner/partnerCloudEnterpriseSecond'],
  ['/partnerCloud/partnerCloudCreatePartner', '/partner/partnerCloudCreatePartner'],
])('the old relative name %s answers at %s', (old, now) => {
  expect(byPath.has(old)).toBe(false)
  expect(movedTo(old)).toBe(now)
  expect(byPath.has(now)).toBe(true)
})

test('what never moved stays where it is', () => {
  for (const path of ['/partnerICBC', '/partnerICBC/', '/partnerCloud', '/partner/zdRegion'])
    expect(movedTo(path)).toBeNull()
})
