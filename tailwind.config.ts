import type { Config } from 'tailwindcss';

/** `colour('tile')` is `var(--tile)`: every colour of the theme is a token of client/src/styles/tokens.css, in hex. */
const tokens = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `var(--${name})`]));

/** A signal or a category: its text colour, its tint and its solid, as `good`, `good-tint`, `good-solid`. */
const family = (name: string) => tokens(name, `${name}-tint`, `${name}-solid`);

const categories = ['strategy', 'party', 'family', 'cooperative', 'thematic', 'neutral'].map((name) => `cat-${name}`);
const difficulties = ['easy', 'medium', 'hard', 'expert'].map((name) => `diff-${name}`);
const tiers = [0, 1, 2, 3, 4, 5].map((tier) => `tier-${tier}`);

export default {
  content: [],
  theme: {
    screens: {
      '4xs': '15rem',
      '3xs': '22.5rem',
      '2xs': '23.75rem',
      phone: '25rem',
      xs: '30rem',
      compact: '37.5rem',
      sm: '40rem',
      mid: '43.75rem',
      pad: '47.5rem',
      tablet: '50rem',
      nav: '56.25rem',
      md: '60rem',
      desk: '64rem',
      lg: '68.75rem',
      xl: '75rem',
      '2xl': '80rem',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...tokens(
        'table',
        'table-lamp',
        'well',
        'tile',
        'tile-2',
        'edge',
        'edge-soft',
        'greyboard',
        'line',
        'line-strong',
      ),
      ...tokens('ink', 'ink-2', 'ink-3', 'scrim', 'focus', 'focus-gap'),
      ...tokens('rail', 'rail-2', 'rail-deep', 'on-rail', 'on-rail-2'),
      ...tokens('lamp', 'lamp-hover', 'lamp-edge', 'lamp-tint', 'on-lamp'),
      ...tokens('petrol', 'petrol-hover', 'petrol-edge', 'petrol-tint', 'on-petrol'),
      ...tokens('act', 'act-hover', 'act-edge', 'on-act', 'on-good', 'on-bad', 'bad-edge'),
      ...Object.assign({}, ...['good', 'warn', 'bad', 'info', 'muted', ...categories, ...difficulties].map(family)),
      ...tokens(...tiers, ...tiers.map((tier) => `${tier}-ink`)),
    },
    borderRadius: {
      none: '0',
      '2xs': '3px',
      xs: 'var(--r-xs)',
      chip: '5px',
      sm: 'var(--r-sm)',
      md: 'var(--r-md)',
      lg: 'var(--r-lg)',
      xl: 'var(--r-xl)',
      pip: 'var(--r-pip)',
      round: '50%',
    },
    boxShadow: {
      none: 'none',
      tile: 'var(--sh-tile)',
      'tile-hover': 'var(--sh-tile-hover)',
      flat: 'var(--sh-flat)',
      pop: 'var(--sh-pop)',
      inset: 'var(--sh-inset)',
      ply: '0 2px 0 var(--edge)',
    },
    fontFamily: {
      sans: 'var(--font-body)',
      display: 'var(--font-display)',
      mono: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    },
    /** A size leaves the line height as it is inherited. */
    fontSize: {
      '2xs': 'var(--text-2xs)',
      xs: 'var(--text-xs)',
      sm: 'var(--text-sm)',
      note: '0.9375rem',
      md: 'var(--text-md)',
      lead: '1.0625rem',
      lg: 'var(--text-lg)',
      title: '1.25rem',
      xl: 'var(--text-xl)',
      '2xl': 'var(--text-2xl)',
      '3xl': 'var(--text-3xl)',
    },
    lineHeight: { none: '1', tight: 'var(--leading-tight)', snug: 'var(--leading-snug)', body: 'var(--leading-body)' },
    extend: {
      fontWeight: { strong: '650' },
      letterSpacing: { display: 'var(--track-display)', title: 'var(--track-title)' },
      spacing: {
        gutter: 'var(--gutter)',
        nav: 'var(--nav-h)',
        bottombar: 'var(--bottombar-h)',
        tap: 'var(--tap)',
      },
      maxWidth: { page: 'var(--container)', reading: '720px' },
      /** `lift`: a piece that is put down or picked up. */
      transitionProperty: { lift: 'translate, rotate, scale, transform, box-shadow', ground: 'background-color' },
      transitionTimingFunction: { settle: 'var(--ease-settle)', out: 'var(--ease-out)' },
      transitionDuration: {
        press: 'var(--dur-press)',
        fast: 'var(--dur-fast)',
        med: 'var(--dur-med)',
        slow: 'var(--dur-slow)',
      },
    },
  },
} satisfies Config;
