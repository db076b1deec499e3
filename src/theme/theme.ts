import { createTheme, type Theme } from '@mui/material/styles'
import { type Density, defaultAccent } from '#derive/userSettings.ts'
import { measures } from './density.ts'
import { grounds, type SchemeName, shadesOf } from './shades.ts'

/** Fonts of the reader's own system, Chinese ones by name: nothing is fetched. */
const fontFamily = [
  'apostrophes',
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  '"PingFang SC"',
  '"Hiragino Sans GB"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  '"Noto Sans SC"',
  '"WenQuanYi Micro Hei"',
  'sans-serif',
].join(',')

/** Where a finger presses, and what it presses is to be as high as one, however dense the screens were chosen. */
const byFinger = '@media (max-width: 600px), (pointer: coarse)'
const finger = { [byFinger]: { minHeight: 44 } }

const { light, dark } = grounds

const primaryOf = (accent: string, scheme: SchemeName) => {
  const { main, hover, onMain } = shadesOf(accent, scheme)
  return { main, dark: hover, contrastText: onMain }
}

let latest: { readonly name: string; readonly theme: Theme } | undefined

/** The look of the back office in both schemes; accent and density as a person chose. The same object while they stay. */
export function themeOf(accent: string = defaultAccent, density: Density = 'medium'): Theme {
  const name = `${accent} ${density}`
  if (latest?.name !== name) latest = { name, theme: madeOf(accent, density) }
  return latest.theme
}

function madeOf(accent: string, density: Density): Theme {
  const { font, control } = measures[density]
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme', nativeColor: false },
    colorSchemes: {
      light: {
        palette: {
          primary: primaryOf(accent, 'light'),
          background: { default: light.ground, paper: light.paper },
          text: { primary: '#1b2530', secondary: '#566373', disabled: '#8b96a3' },
          divider: '#e3e7ed',
          success: { main: '#17713d' },
          warning: { main: '#9a5b00' },
          error: { main: '#c62f35' },
          info: { main: '#1b62ae' },
        },
      },
      dark: {
        palette: {
          primary: primaryOf(accent, 'dark'),
          background: { default: dark.ground, paper: dark.paper },
          text: { primary: '#e4e9f0', secondary: '#9caabb', disabled: '#6c7888' },
          divider: '#2b3440',
          success: { main: '#5fd08f' },
          warning: { main: '#eab464' },
          error: { main: '#ff8a8a' },
          info: { main: '#82b9f7' },
        },
      },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily,
      fontSize: font,
      htmlFontSize: 16,
      h1: { fontSize: 20, fontWeight: 600 },
      h2: { fontSize: 16, fontWeight: 600 },
      h3: { fontSize: 14, fontWeight: 600 },
      body1: { fontSize: font + 1 },
      body2: { fontSize: font },
      button: { textTransform: 'none', fontWeight: 500 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { size: 'small', disableElevation: true },
        styleOverrides: {
          root: { minHeight: control, borderRadius: 6, whiteSpace: 'nowrap', ...finger },
        },
      },
      MuiIconButton: {
        defaultProps: { size: 'small' },
        styleOverrides: { root: { [byFinger]: { minWidth: 36, minHeight: 44 } } },
      },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiAutocomplete: { defaultProps: { size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: 'var(--mui-palette-background-paper)', ...finger },
          ...(density !== 'medium' && {
            inputSizeSmall: { paddingTop: (control - 22) / 2, paddingBottom: (control - 22) / 2 },
          }),
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: {
          paper: {
            borderRadius: 12,
            // What is asked scrolls; the buttons below it stay in sight.
            '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
          },
        },
      },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 16px' } } },
      MuiMenuItem: {
        styleOverrides: { root: { fontSize: font, minHeight: control + 2, ...finger } },
      },
      MuiTooltip: { defaultProps: { arrow: true, enterDelay: 400 } },
      MuiChip: { defaultProps: { size: 'small' } },
    },
  })
}
