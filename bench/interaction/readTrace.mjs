/** The name of the marks that the measured page sets when a key or a pointer goes down. */
export const markName = 'bench-interaction';

/** Milliseconds below which a task is not counted: the browser has many small ones of its own. */
const smallestTask = 2;
/** Milliseconds without a counted task after which the page has ended its work for an interaction. */
const quiet = 100;

/**
 * Returns, for each mark of a trace in order, the milliseconds from the start of the task with the mark to the end of the
 * last task that belongs to it. Times in the trace are in microseconds.
 */
export function readTrace({ traceEvents }) {
  const marks = traceEvents
    .filter(({ name, ph }) => name === markName && 'IRi'.includes(ph))
    .sort((a, b) => a.ts - b.ts);
  if (marks.length === 0) return [];
  const [{ pid, tid }] = marks;
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .map(({ ts, dur }) => ({ start: ts / 1000, end: (ts + dur) / 1000 }))
    .sort((a, b) => a.start - b.start);
  const firstTasks = marks.map(({ ts }) => tasks.find(({ start, end }) => start <= ts / 1000 && ts / 1000 <= end));
  return firstTasks.map((first, index) => {
    if (!first) throw new Error('The trace has no task for a mark.');
    const next = firstTasks[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    let { end } = first;
    for (const task of tasks) {
      if (task.start <= first.start || task.end - task.start < smallestTask) continue;
      if (task.start >= next || task.start - end > quiet) break;
      end = task.end;
    }
    return end - first.start;
  });
}
