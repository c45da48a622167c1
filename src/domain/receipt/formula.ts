/** The figures a formula is fed with, by name. */
export type FormulaInputs = Iterable<readonly [name: string, value: number]>;

/** Arithmetic as a person would write it, and a machine can repeat. */
export interface Formula {
  readonly text: string;
  /** The last step's value; NaN where an input is missing or a division fails. */
  readonly evaluate: (inputs: FormulaInputs) => number;
}

/** A receipt's formula can't be read. */
export class FormulaError extends Error {
  readonly code = 'FORMULA_UNREADABLE';
}

type Scope = Map<string, number>;
type Node = (scope: Scope) => number;

const FUNCTIONS: Readonly<Record<string, (args: readonly number[]) => number>> = {
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
  ceil: ([x = Number.NaN]) => Math.ceil(x),
  round: ([x = Number.NaN]) => Math.floor(x + 0.5),
  ln: ([x = Number.NaN]) => Math.log(x),
};

const MAX_LENGTH = 500;

/**
 * Reads a formula such as `shell = min(volume, area × depth); shell × rate`: steps divided by `;`, each but the last
 * giving its value a name. It knows + − × ÷, parentheses, numbers, names of lower-case letters and spaces,
 * and min, max, ceil, round (half up) and ln.
 * @throws FormulaError for anything else
 */
export function parseFormula(text: string): Formula {
  if (text.length > MAX_LENGTH) throw new FormulaError('The formula is too long.');
  const steps = text.split(';').map((step) => {
    const [left, right, ...more] = step.split('=');
    if (left === undefined || more.length > 0) throw new FormulaError(`A step has more than one "=": ${step}`);
    if (right === undefined) return { name: null, node: parseExpression(left) };
    return { name: left.trim(), node: parseExpression(right) };
  });
  const evaluate = (inputs: FormulaInputs): number => {
    const scope: Scope = new Map(inputs);
    let result = Number.NaN;
    for (const { name, node } of steps) {
      result = node(scope);
      if (name !== null) scope.set(name, result);
    }
    return result;
  };
  return { text, evaluate };
}

function parseExpression(text: string): Node {
  const tokens = text.match(/[a-z]+(?: +[a-z]+)*|\d+(?:\.\d+)?|[^\s]/g) ?? [];
  let at = 0;
  const accept = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };
  const expect = (token: string): void => {
    if (!accept(token)) throw new FormulaError(`Expected "${token}" in: ${text}`);
  };

  const sum = (): Node => {
    let left = product();
    for (;;) {
      const a = left;
      if (accept('+')) {
        const b = product();
        left = (scope) => a(scope) + b(scope);
      } else if (accept('−')) {
        const b = product();
        left = (scope) => a(scope) - b(scope);
      } else return left;
    }
  };
  const product = (): Node => {
    let left = factor();
    for (;;) {
      const a = left;
      if (accept('×')) {
        const b = factor();
        left = (scope) => a(scope) * b(scope);
      } else if (accept('÷')) {
        const b = factor();
        left = (scope) => a(scope) / b(scope);
      } else return left;
    }
  };
  const factor = (): Node => {
    if (accept('(')) {
      const inner = sum();
      expect(')');
      return inner;
    }
    const token = tokens[at] ?? '';
    at += 1;
    if (/^\d/.test(token)) return () => Number(token);
    if (!/^[a-z]/.test(token)) throw new FormulaError(`Expected a figure in: ${text}`);
    return tokens[at] === '(' ? call(token) : (scope) => scope.get(token) ?? Number.NaN;
  };
  const call = (name: string): Node => {
    const run = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (run === undefined) throw new FormulaError(`No function "${name}".`);
    expect('(');
    const args = [sum()];
    while (accept(',')) args.push(sum());
    expect(')');
    return (scope) => run(args.map((arg) => arg(scope)));
  };

  const root = sum();
  if (at !== tokens.length) throw new FormulaError(`Can't read on at "${tokens[at]}" in: ${text}`);
  return root;
}
