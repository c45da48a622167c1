/**
 * The kit: what pages are made of, so that they need no style sheet for layout, spacing, type, cards, lists, tables and forms.
 *
 *     <Page title="Orders">                                a page: title, h1, lead, buttons                       page.tsx
 *       <Answered query={query} loading="Loading">         what was asked: loading, failed, ready                 answered.tsx
 *         {(order) => (
 *           <Split width="19rem" sticky>                   content, and an <aside> beside it from 62em on
 *             <Stack gap="lg">                             things below each other; `as` any element
 *               <Card as="section">                        a framed box; kind="sunken" | "accent" | "dashed"
 *                 <Row justify="between">                  things beside each other, which wrap
 *                   <Heading size="xl">Lines</Heading>     an h2, or another by `as`
 *                   <Text weight={600}>…</Text>            a p, or another by `as`; <Hint>, <Note>: in small, dim letters
 *                 </Row>
 *                 <Lines framed>…</Lines>                  a ul with lines between its items
 *                 <Grid least="15rem">…</Grid>             as many columns as there is room for
 *                 <Facts><Fact label="Due">…</Fact></Facts>   a dl; kind="beside" | "above" | "sums"              facts.tsx
 *                 <FactList facts={[['Due', '…']]} />      the same of names and texts                     fact-list.tsx
 *                 <Table numeric>…</Table>                 figures: thead and tbody as in HTML                    table.tsx
 *                 <Rows columns={…}><Line>…</Line></Rows>  a table of many things, each with what is done to it   rows.tsx
 *                 <Fold summary="More">…</Fold>            details; Toggle opens what stands elsewhere           toggle.tsx
 *               </Card>
 *               <SchemaForm form={form} send="Save">       fields of a schema, by useSchemaForm                   schema-form.tsx
 *                 <FieldSet legend="Terms">…</FieldSet>    and Check, Optional, unitProps, FormBar                form.tsx
 *
 * Every one takes the props of its element and those of `Look` (look.ts): `gap`, `p`, `mt` and `mb` (spacings of the theme), `size` (its type
 * sizes), `weight`, `tone`, `display`, `numeric`, `align`, `justify`, `wrap`, `fit` and `rule`. Gaps and paddings that no prop names stand in the
 * kit's sheet, where a class of the page's own may overrule them. What a page alone looks like (a chart, a drawing) has its own style
 * sheet, with the theme's variables; buttons and inputs are Mantine's, with their defaults in theme.ts.
 */
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import kit from './kit.module.css';
import { type Drawn, draw, join, type KitProps } from './look.ts';

/** Things below each other. */
export function Stack<T extends ElementType = 'div'>({ as, ...props }: KitProps<T>) {
  return draw(as ?? 'div', 'stack', props);
}

/** Things beside each other; what has no room goes to the next line, except with `nowrap`. */
export function Row<T extends ElementType = 'div'>({ as, nowrap, ...props }: KitProps<T, { readonly nowrap?: boolean | undefined }>) {
  return draw(as ?? 'div', 'row', { ...props, ...(nowrap && { 'data-nowrap': true }) });
}

/** As many columns of at least `least` as there is room for; with `fill` a few things stay as narrow as many. */
export function Grid<T extends ElementType = 'div'>({
  as,
  least,
  fill,
  ...props
}: KitProps<T, { readonly least: string; readonly fill?: boolean | undefined }>) {
  return draw(as ?? 'div', 'grid', props, { '--kit-least': least, ...(fill && { '--kit-fill': 'auto-fill' }) });
}

interface SplitProps {
  /** The aside's. */
  readonly width: string;
  /** Which of the two is the aside. */
  readonly side?: 'start' | 'end' | undefined;
  /** The aside stays in sight. */
  readonly sticky?: boolean | undefined;
}

/** Content and an `<aside>` beside it, below each other where that is too wide. */
export function Split<T extends ElementType = 'div'>({ as, width, side = 'end', sticky, ...props }: KitProps<T, SplitProps>) {
  return draw(as ?? 'div', 'split', { ...props, 'data-side': side, 'data-sticky': sticky || undefined } as Drawn, { '--kit-side': width });
}

/** A framed box with things below each other. */
export function Card<T extends ElementType = 'div'>({
  as,
  kind,
  ...props
}: KitProps<T, { readonly kind?: 'sunken' | 'accent' | 'dashed' | undefined }>) {
  return draw(as ?? 'div', 'card', { ...props, ...(kind && { 'data-kind': kind }) });
}

/** A paragraph, or another element of text. */
export function Text<T extends ElementType = 'p'>({ as, ...props }: KitProps<T>) {
  return draw(as ?? 'p', 'text', props);
}

/** What helps or tells more, in small letters. */
export function Hint<T extends ElementType = 'p'>({ as, ...props }: KitProps<T>) {
  return draw(as ?? 'p', 'text', { size: 'sm', tone: 'dim', numeric: true, ...props });
}

/** The same in smaller letters, within a line. */
export function Note<T extends ElementType = 'span'>({ as, ...props }: KitProps<T>) {
  return draw(as ?? 'span', 'text', { size: 'xs', tone: 'dim', numeric: true, ...props });
}

/** A heading below the page's own: an h2, or another. */
export function Heading<T extends ElementType = 'h2'>({ as, ...props }: KitProps<T>) {
  return draw(as ?? 'h2', 'text', { size: 'lg', weight: 600, ...props });
}

interface LinesProps {
  readonly framed?: boolean | undefined;
}

/** A list with lines between its items. */
export function Lines<T extends ElementType = 'ul'>({ as, framed, className, ...props }: KitProps<T, LinesProps>) {
  return draw(as ?? 'ul', 'lines', { ...props, className: join(framed && kit['framed'], className) } as Drawn);
}

interface FoldProps extends Omit<ComponentPropsWithRef<'details'>, 'children'> {
  readonly summary: ReactNode;
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/** What is shown when asked for. */
export function Fold({ summary, framed = false, className, children, ...props }: FoldProps) {
  return (
    <details {...props} className={join(kit['fold'], framed && kit['framed'], className)} data-framed={framed || undefined}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
