/** When a shop works. */
export interface ShopCalendar {
  /** IANA, for instance 'Europe/Berlin'. */
  readonly timeZone: string;
  /** 1 is Monday, 7 Sunday; at least one. */
  readonly workingDays: readonly number[];
  /** 'YYYY-MM-DD'. */
  readonly holidays: readonly string[];
  /** 'HH:MM' at the shop: what is asked for at this time or later counts from the next working day. */
  readonly cutOff: string;
}

const DAY_MS = 86_400_000;
const QUARTER_MS = 900_000;
/** A calendar of holidays alone must not be searched for ever. */
const MOST_DAYS = 3660;

/**
 * The day by which a line leaves, 'YYYY-MM-DD' at the shop, when it takes so many whole working days from `now`: the first counts
 * after the day on which the shop can begin.
 */
export function findShipDate(now: Date, workingDays: number, calendar: ShopCalendar): string {
  const { date, time } = readClock(now, calendar.timeZone);
  const off = new Set(calendar.holidays);
  const isWorked = (day: number) => calendar.workingDays.includes(weekdayOf(day)) && !off.has(nameDay(day));
  const next = (day: number) => {
    let found = day + DAY_MS;
    for (let passed = 0; passed < MOST_DAYS && !isWorked(found); passed++) found += DAY_MS;
    return found;
  };
  let day = Date.parse(`${date}T00:00:00Z`);
  if (!isWorked(day) || time >= calendar.cutOff) day = next(day);
  for (let left = workingDays; left > 0; left--) day = next(day);
  return nameDay(day);
}

/** The day that it is in a time zone, 'YYYY-MM-DD'. */
export function dayAt(now: Date, timeZone: string): string {
  return readClock(now, timeZone).date;
}

/** The moment at which a day begins in a time zone; where clocks skip midnight, the first moment after it. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // No zone is further from UTC than 14 hours; its offset is one of whole quarters of an hour.
  for (let quarter = -14 * 4; quarter <= 14 * 4; quarter++) {
    const at = new Date(midnight + quarter * QUARTER_MS);
    if (dayAt(at, timeZone) === day) return at;
  }
  return new Date(midnight);
}

/** Whether this machine knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function readClock(now: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const clock =
    CLOCKS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  CLOCKS.set(timeZone, clock);
  const [date = '', time = ''] = clock.format(now).split(' ');
  return { date, time };
}

/** 1 is Monday. */
function weekdayOf(day: number): number {
  return new Date(day).getUTCDay() || 7;
}

function nameDay(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
