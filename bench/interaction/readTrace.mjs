/** The names of the marks that the measured page sets: when a key or a pointer goes down, and when a response has arrived. */
export const markNames = { interaction: 'bench-interaction', response: 'bench-response' };

/** Milliseconds below which a task is not counted: the browser has many small ones of its own. */
const smallestTask = 2;
/** Milliseconds without a counted task after which the page has ended its work. */
const quiet = 100;

/** Chromium has left the task of a mark out of a trace, which is rare. */
export class IncompleteTraceError extends Error {}

/** Returns the work that begins with each mark, in order: when its first task starts, and when its last one ends. */
function findWork(tasks, marks) {
  const firstTasks = marks.map(({ ts }) => tasks.find(({ start, end }) => start <= ts / 1000 && ts / 1000 <= end));
  return firstTasks.map((first, index) => {
    if (!first) throw new IncompleteTraceError('The trace has no task for a mark.');
    const next = firstTasks[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    let { end } = first;
    for (const task of tasks) {
      if (task.start <= first.start || task.end - task.start < smallestTask) continue;
      if (task.start >= next || task.start - end > quiet) break;
      end = task.end;
    }
    return { start: first.start, end };
  });
}

/**
 * Returns, for each interaction of a trace in order, its milliseconds from the start of the task with the mark to the
 * end of the last task that belongs to it. `response` is the same for the response that arrives before the next
 * interaction, for the longest if there are several; it is null if there is none. Times in the trace are in microseconds.
 */
export function readTrace({ traceEvents }) {
  const marks = traceEvents
    .filter(({ name, ph }) => Object.values(markNames).includes(name) && 'IRi'.includes(ph))
    .sort((a, b) => a.ts - b.ts);
  if (marks.length === 0) return [];
  const [{ pid, tid }] = marks;
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && event.pid === pid && event.tid === tid)
    .map(({ ts, dur }) => ({ start: ts / 1000, end: (ts + dur) / 1000 }))
    .sort((a, b) => a.start - b.start);
  const interactions = [];
  for (const [index, { start, end }] of findWork(tasks, marks).entries()) {
    if (marks[index].name === markNames.interaction) interactions.push({ time: end - start, response: null });
    else if (interactions.length > 0) {
      const last = interactions.at(-1);
      last.response = Math.max(last.response ?? 0, end - start);
    }
  }
  return interactions;
}
