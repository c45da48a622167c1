import { type ComponentPropsWithRef, type CSSProperties, createElement, type ElementType, type ReactNode } from 'react';
import kit from './kit.module.css';

type Space = 'none' | 'xxs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
type TypeSize = 'xs' | 'sm' | 'base' | 'md' | 'lg' | 'xl';

const TONES = {
  dim: 'var(--mantine-color-dimmed)',
  accent: 'var(--accent-text)',
  error: 'var(--mantine-color-error)',
  review: 'light-dark(#8a4b00, #f2b661)',
} as const;

const WRAPS = {
  none: { whiteSpace: 'nowrap' },
  lines: { whiteSpace: 'pre-line' },
  cut: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
const FITS = { grow: { flex: 1 }, keep: { flex: 'none' }, end: { marginInlineStart: 'auto' } } as const;

export interface Look {
  readonly gap?: Space | undefined;
  /** Padding. */
  readonly p?: Space | undefined;
  readonly mt?: Space | undefined;
  readonly mb?: Space | undefined;
  readonly size?: TypeSize | undefined;
  readonly weight?: 400 | 500 | 600 | undefined;
  readonly tone?: keyof typeof TONES | undefined;
  /** In the face of titles: prices, totals and numbers that something is called by. */
  readonly display?: boolean | undefined;
  /** Figures of one width. */
  readonly numeric?: boolean | undefined;
  /** Of a row: up and down; of a stack: left and right, its text too. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** None: one line; cut: the same, as far as there is room; lines: as many as were typed. */
  readonly wrap?: keyof typeof WRAPS | undefined;
  /** In a row: takes what room there is, keeps its width, or goes to the end. */
  readonly fit?: keyof typeof FITS | undefined;
  /** A line above, and room below it. */
  readonly rule?: boolean | undefined;
  /** Of a row: left and right. */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
}

interface Own {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

export type KitProps<T extends ElementType, More = unknown> = Look &
  Own &
  More & { readonly as?: T } & Omit<ComponentPropsWithRef<T>, keyof Look | keyof Own | keyof More | 'as'>;

export type Drawn = Look & Own;

/** Draws an element of the kit's class, with what the props say of its look. */
export function draw(
  type: ElementType,
  name: string,
  props: Drawn,
  own?: CSSProperties | Readonly<Record<`--${string}`, string>>,
): ReactNode {
  const { gap, p, mt, mb, size, weight, tone, display, numeric, align, justify, wrap, fit, rule, className, style, ...rest } = props;
  const isRow = name === 'row';
  const look: CSSProperties = {
    ...own,
    gap: gap && spacing(gap),
    padding: p && spacing(p),
    ...(rule && { borderTop: '1px solid var(--hairline)', paddingTop: spacing('lg') }),
    marginTop: mt && spacing(mt),
    marginBottom: mb && spacing(mb),
    fontWeight: weight,
    fontSize: size && `var(--mantine-font-size-${size})`,
    color: tone && TONES[tone],
    ...(display && { fontFamily: 'var(--mantine-font-family-headings)', fontWeight: 600 }),
    fontVariantNumeric: numeric ? 'tabular-nums' : undefined,
    justifyContent: justify === 'between' ? 'space-between' : justify,
    [isRow ? 'alignItems' : 'justifyItems']: align,
    textAlign: isRow || align === 'baseline' || align === 'stretch' ? undefined : align,
    ...(wrap && WRAPS[wrap]),
    ...(fit && FITS[fit]),
    ...style,
  };
  return createElement(type, { ...rest, className: join(kit[name], className), style: look });
}

const spacing = (space: Space) => (space === 'none' ? 0 : `var(--mantine-spacing-${space})`);

/** Class names in one, where Mantine takes no missing ones. */
export function join(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
