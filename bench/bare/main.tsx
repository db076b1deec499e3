import simpleRestProvider from 'ra-data-simple-rest'
import { lazy, Suspense } from 'react'
import {
  Admin,
  type AuthProvider,
  CustomRoutes,
  DataTable,
  DateField,
  List,
  Pagination,
  Resource,
  type UserIdentity,
} from 'react-admin'
import { createRoot } from 'react-dom/client'
import { Route } from 'react-router-dom'
import { large, ordinary } from '../typedArticle.ts'

/**
 * What react-admin's tutorial makes of a resource: a sign-in page, a list, nothing else. A second resource with a list
 * of its own gives it somewhere to go to.
 */
const authProvider: AuthProvider = {
  login: async ({ username }) => localStorage.setItem('username', username),
  logout: async () => localStorage.removeItem('username'),
  checkAuth: async () => {
    if (!localStorage.getItem('username')) throw new Error('Nobody is signed in')
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
  getIdentity: async (): Promise<UserIdentity> => ({ id: 1, fullName: 'Bench' }),
}

/** Ten columns, as wide as those of the articles beside it. */
const ArticleList = () => (
  <List
    sort={{ field: 'createdAt', order: 'DESC' }}
    pagination={<Pagination rowsPerPageOptions={[10, 1000]} />}
  >
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="title" />
      <DataTable.Col source="issue" />
      <DataTable.Col source="column" />
      <DataTable.Col source="source" />
      <DataTable.Col source="audioKind" />
      <DataTable.NumberCol source="readCount" />
      <DataTable.NumberCol source="commentCount" />
      <DataTable.Col source="createdAt">
        <DateField source="createdAt" showTime />
      </DataTable.Col>
      <DataTable.Col source="status" />
    </DataTable>
  </List>
)

/** Another list, with records and columns of its own: what stood there before is of no use to it. */
const MagazineList = () => (
  <List sort={{ field: 'updatedAt', order: 'DESC' }}>
    <DataTable>
      <DataTable.Col source="id" />
      <DataTable.Col source="status" />
      <DataTable.Col source="title" />
      <DataTable.Col source="column" />
      <DataTable.Col source="issue" />
      <DataTable.NumberCol source="commentCount" />
      <DataTable.NumberCol source="readCount" />
      <DataTable.Col source="audioKind" />
      <DataTable.Col source="source" />
      <DataTable.Col source="updatedAt">
        <DateField source="updatedAt" showTime />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** Weighs nothing until it is typed into. */
const TypingForm = lazy(() => import('./TypingForm.tsx'))

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={simpleRestProvider('/api')} authProvider={authProvider}>
    <Resource name="articles" list={ArticleList} />
    <Resource name="magazines" list={MagazineList} />
    <CustomRoutes>
      {Object.entries({ ordinary, large }).map(([name, article]) => (
        <Route
          key={name}
          path={`/typing/${name}`}
          element={
            <Suspense fallback={null}>
              <TypingForm {...article} />
            </Suspense>
          }
        />
      ))}
    </CustomRoutes>
  </Admin>,
)
