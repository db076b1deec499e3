/**
 * Where a person fills in an element: a menu is given the focus at the box one opens, not at the input that the browser
 * keeps its value in, which is neither seen nor answers a key.
 */
export const filledIn =
  'input:enabled:not([type=file], [aria-hidden=true]), textarea:enabled, [role=combobox][tabindex="0"]'
