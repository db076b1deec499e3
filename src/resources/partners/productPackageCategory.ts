import { entity, f, type RecordOf } from '#declare'

/** Shelf labels of product packages in the company catalogue; a tab of the product package screen, changed once or twice a year. */
export const productPackageCategory = entity('productPackageCategory', ['产品包分类', 'Package category'], {
  path: 'company/productPackage/category',
  fields: {
    name: f.text('分类名称', 'Name', { required: true, max: 12, unique: true, search: true }),
    icon: f.image('图标', 'Icon', { width: 96, height: 96, maxKB: 200 }),
    note: f.text('说明', 'Note', { max: 60 }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    packageCount: f.count('产品包数', 'Packages', { of: { count: 'productPackage' } }),
  },
  list: { columns: ['position', 'icon', 'name', 'packageCount', 'enabled'], filters: ['name', 'enabled', 'updatedAt'], export: false },
  rules: {
    categoriesAreLimited: { sheet: 1, limit: { most: 20 } },
    deletableWhenUnused: { sheet: 2, remove: { without: ['references'] } },
  },
})
export type ProductPackageCategory = RecordOf<typeof productPackageCategory>
