import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { PETROL, PETROL_DEEP } from '#domain/shop/tint.ts';

/** The one accent: a deep petrol that carries white text at shade 8; a shop's own may take its place. */
const petrol: MantineColorsTuple = [...PETROL];

/** Cool greys; from shade 5 on readable as text on white. */
const gray: MantineColorsTuple = [
  '#f6f8f8',
  '#eef1f2',
  '#e3e8ea',
  '#d3dadd',
  '#b9c3c7',
  '#68767c',
  '#56646a',
  '#414d53',
  '#2b3539',
  '#182023',
];

const dark: MantineColorsTuple = [
  '#dce3e5',
  '#bcc6ca',
  '#93a0a6',
  '#66737a',
  '#3a454a',
  '#2b3438',
  '#1f272a',
  '#14191b',
  '#0f1315',
  '#0a0d0e',
];

const SYSTEM_FONTS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI Variable Text', 'Segoe UI', Inter, Roboto, 'Helvetica Neue', Arial, sans-serif";

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  colors: { petrol, gray, dark },
  black: '#182023',
  defaultRadius: 'sm',
  /** `base` is for what stands in cards and lists; a page's own text is `md`. */
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', base: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xxs: '0.25rem', xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '20px' },
  fontFamily: SYSTEM_FONTS,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, 'Cascadia Mono', Menlo, Consolas, monospace",
  /** Titles, and prices by the kit's `display`: narrow letters as on drawings, figures of one width. */
  headings: {
    fontFamily: `'IBM Plex Sans Condensed', ${SYSTEM_FONTS}`,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.25' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  },
});

/** Where Mantine's own choice of shade misses AA contrast, or a hairline should be finer. */
export const resolveCssVariables: CSSVariablesResolver = () => ({
  variables: { '--page-width': '72rem', '--accent-deep': PETROL_DEEP },
  light: {
    '--mantine-color-error': '#b42318',
    '--mantine-color-placeholder': '#68767c',
    '--mantine-color-default-border': '#d3dadd',
    '--hairline': '#e3e8ea',
    '--surface': '#ffffff',
    '--surface-sunken': '#f6f8f8',
    '--accent-soft': 'var(--mantine-color-petrol-0)',
    '--accent-text': 'var(--mantine-color-petrol-8)',
  },
  dark: {
    '--mantine-color-error': '#ff9a8f',
    '--mantine-color-placeholder': '#93a0a6',
    '--mantine-color-default-border': '#3a454a',
    '--hairline': '#2b3438',
    '--surface': '#1a2022',
    '--surface-sunken': '#0f1315',
    '--accent-soft': 'var(--accent-deep)',
    '--accent-text': 'var(--mantine-color-petrol-3)',
    '--mantine-color-petrol-light': 'color-mix(in srgb, var(--mantine-color-petrol-9) 50%, #000)',
    '--mantine-color-petrol-light-hover': 'color-mix(in srgb, var(--mantine-color-petrol-9) 70%, #000)',
  },
});
