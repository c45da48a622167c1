import { parse } from 'postcss';

const CLASS = /\.([\w-]+)/g;

/** The rules of a style sheet whose classes all occur in `html`, in their order. */
export function pickRules(styles: string, html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const root = parse(styles);
  root.walkRules((rule) => {
    const matches = rule.selectors.some((selector) => [...selector.matchAll(CLASS)].every(([, name = '']) => classes.has(name)));
    if (!matches) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
