/** Work of one layer: volumes in mm³, times in seconds with acceleration, `cruise` without. */
export interface Task {
  volume: number;
  seconds: number;
  cruise: number;
  /** Length, mm, for how slow it can get. */
  length: number;
}

/** Both tasks as one. */
export function add(a: Task, b: Task): Task {
  return { volume: a.volume + b.volume, seconds: a.seconds + b.seconds, cruise: a.cruise + b.cruise, length: a.length + b.length };
}

export const NO_TASK: Readonly<Task> = { volume: 0, seconds: 0, cruise: 0, length: 0 };

/** A task so many times. */
export function scale({ volume, seconds, cruise, length }: Task, times: number): Task {
  return { volume: times * volume, seconds: times * seconds, cruise: times * cruise, length: times * length };
}
