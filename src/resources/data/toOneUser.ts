import { f } from '#declare'

/** The one user a batch makes good to, and the recipe chosen for it. */
export const toOneUser = {
  user: f.ref('补偿对象', 'Made good to', { to: 'appUser', readOnly: true }),
  recipe: f.ref('补偿方案', 'Recipe', { to: 'compensation', readOnly: true, onDelete: 'setNull' }),
}
