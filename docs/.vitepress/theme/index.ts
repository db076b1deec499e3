import siteData from '@siteData'
import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { boostDocument } from '../boostDocument.ts'
import { tokenize } from '../tokenize.ts'
import Calls from './Calls.vue'
import './site.css'

// The search takes a query apart as its index was made. A function among the settings would come as text that the page
// evaluates, which pages served by the portal may not do.
siteData.themeConfig.search.options.miniSearch = {
  options: { tokenize },
  searchOptions: { boostDocument },
}

/** VitePress's own, in the fonts of the machine, with a client of the portal's calls. */
export default {
  extends: theme,
  enhanceApp: ({ app }) => {
    app.component('Calls', Calls)
  },
} satisfies Theme
