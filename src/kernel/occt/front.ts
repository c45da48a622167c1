import type { Vector } from '../basics/vectors.ts';
import { type FrontExports, startModule, type Watch } from './start-module.ts';
import { WorkSpan } from './work-span.ts';

/** How many numbers a call tells at most. */
const TOLD = 32;

/** How one speaks with the front in `engine/`: in numbers, of which it tells in its memory those that a call does not return. */
export class Front {
  protected readonly exports: FrontExports;
  private toldNumbers = new Float64Array(0);
  /** What callers say of the calls that follow. */
  readonly span: WorkSpan;

  constructor(module: WebAssembly.Module, watch: Watch = () => {}) {
    this.span = new WorkSpan(watch);
    this.exports = startModule(module, this.span.tell);
  }

  /** Memory that it holds, bytes. It only ever grows. */
  get heldBytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** What the front exports by a name. Throws where that is nothing. */
  protected call<Given extends readonly number[], Answer extends number = number>(name: string): (...given: Given) => Answer {
    const found = this.exports[name];
    if (typeof found !== 'function') throw new Error(`The engine has no ${name}.`);
    return found as (...given: Given) => Answer;
  }

  /** The same, called at once. */
  protected ask(name: string, ...given: readonly number[]): number {
    return this.call(name)(...given);
  }

  protected withNumbers<T>(values: readonly number[], call: (at: number) => T): T {
    return this.withBytes(new Uint8Array(Float64Array.from(values).buffer), call);
  }

  protected withBytes<T>(bytes: Uint8Array, call: (at: number) => T): T {
    const at = this.exports.take_room(bytes.length);
    if (at === 0) throw new Error('out of memory');
    try {
      new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
      return call(at);
    } finally {
      this.exports.give_back(at);
    }
  }

  /** One of the numbers that the last call has told. */
  protected tell(at: number): number {
    // Memory that grows leaves its views behind.
    if (this.toldNumbers.length === 0) this.toldNumbers = new Float64Array(this.exports.memory.buffer, this.exports.told_at(), TOLD);
    return this.toldNumbers[at] as number;
  }

  protected tellMany(count: number): number[] {
    return Array.from({ length: count }, (_, at) => this.tell(at));
  }

  protected tellVector(at: number): Vector {
    return [this.tell(at), this.tell(at + 1), this.tell(at + 2)];
  }

  /** How far a vector that was told reaches along a direction. */
  protected tellAlong(at: number, [x, y, z]: Vector): number {
    return x * this.tell(at) + y * this.tell(at + 1) + z * this.tell(at + 2);
  }

  /** A piece of the text that the last call has told. */
  protected readonly tellText = (at: number, length: number): string =>
    new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, this.tell(0) + at, length));

  /** So many numbers of which there may be any number. */
  protected listNumbers(count: number): number[] {
    return [...new Float64Array(this.exports.memory.buffer, this.exports.numbers_at(), count)];
  }

  /** So many things that follow one another. */
  protected list<T extends number>(count: number): T[] {
    const first = this.tell(0);
    return Array.from({ length: count }, (_, n) => (first + n) as T);
  }
}

/** A call with what is read of its answer and of what it has told. */
export function answered<Given extends readonly number[], Answer>(
  call: (...given: Given) => number,
  read: (answer: number) => Answer,
): (...given: Given) => Answer {
  return (...given) => read(call(...given));
}
