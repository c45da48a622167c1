import type { Watch } from './start-module.ts';

/** Where in the whole of the work a call stands, so that what calls tell of themselves becomes shares of the whole. */
export class WorkSpan {
  private readonly watch: Watch;
  private from = 0;
  private to = 1;

  constructor(watch: Watch) {
    this.watch = watch;
  }

  /** From here on, calls take the work from one share of it to another, or are the part `n`, from 0, of so many between these. */
  begin(from: number, to: number, n = 0, of = 1): void {
    const part = (to - from) / of;
    this.from = from + n * part;
    this.to = from + (n + 1) * part;
    this.tell(0);
  }

  /** What share of the present call is done. */
  readonly tell = (share: number): void => this.watch(this.from + share * (this.to - this.from));
}
