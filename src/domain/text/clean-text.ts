/** Signs that turn the direction of writing around: a name with one of them makes what stands beside it read otherwise. */
const TURNING = /[\u061C\u202A-\u202E\u2066-\u2069]/gu;
/** Whatever ends a line somewhere, and the tab. */
const LINE_ENDS_AND_TABS = /[\t-\r\x85\p{Zl}\p{Zp}]+/gu;
const LINE_ENDS = /\r\n?|[\v\f\x85\p{Zl}\p{Zp}]/gu;
const CONTROL = /\p{Cc}/gu;
const CONTROL_WITHIN_LINES = /[^\P{Cc}\t\n]/gu;

/** Text without signs that turn writing around, and without halves of signs. */
export function dropTurning(text: string): string {
  return text.toWellFormed().replace(TURNING, '');
}

/** Text of one line, such as a name or a number of an order: its line ends are blanks, and no sign in it is a control sign. */
export function cleanLine(text: string): string {
  return dropTurning(text).replace(LINE_ENDS_AND_TABS, ' ').replace(CONTROL, '');
}

/** Text of several lines, such as a message: of control signs it has tabs and line feeds alone. */
export function cleanLines(text: string): string {
  return dropTurning(text).replace(LINE_ENDS, '\n').replace(CONTROL_WITHIN_LINES, '');
}
