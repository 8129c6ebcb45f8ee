import { ApiError } from './ApiError';
import { counted } from './activity';
import type { Outgoing } from './client';
import type { RawAnswer } from './envelope';
import { inTime } from './inTime';
import type { Shape } from './shape';

type Wire = typeof import('./wire');
/** The words in which a call says what its answer looks like; they come with the client. */
export type Shapes = typeof import('./shape');
/** What a call with this answer brings. */
export type Answered<S> = S extends (shapes: Shapes) => Shape<infer T> ? T : never;

/** One call: what is sent, and what its answer looks like. */
export interface Call<T> extends Omit<Outgoing, 'deadline'> {
  readonly answer: (shapes: Shapes) => Shape<T>;
  /** Milliseconds; a GET has 10 s, a POST 20 s, unless said otherwise (contract 5). */
  readonly deadline?: number;
  /** True for calls that no visitor waits for: they do not move the loading bar. */
  readonly quiet?: boolean;
  /** False for a GET that is asked again anyway; a POST is never repeated. */
  readonly isRepeatable?: boolean;
}

const retryDelay = 800;
const retried = new Set([502, 503, 504]);

let wire: Promise<Wire> | undefined;

/** Fetches the HTTP client, which nobody needs in order to see and type; the first call waits for it. */
export function warmUp(): Promise<Wire> {
  wire ??= import(/* webpackChunkName: "wire" */ './wire').catch(() => {
    wire = undefined;
    throw new ApiError('unsent');
  });
  return wire;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a call. A POST is never repeated; a GET once, when the network or a gateway failed, within its deadline (B4). */
async function attempt(outgoing: Outgoing, isRepeatable: boolean): Promise<RawAnswer> {
  const until = performance.now() + outgoing.deadline;
  const left = () => Math.round(until - performance.now());
  // The client's code is part of what a deadline is for: on a poor network it may be what is late.
  const { send } = await inTime(warmUp(), outgoing.deadline);
  for (let mayRepeat = isRepeatable; ; mayRepeat = false) {
    try {
      // No time left is not the same as no deadline, which is what 0 would mean (M2).
      const answer = await send({ ...outgoing, deadline: Math.max(left(), 1) });
      if (!mayRepeat || !retried.has(answer.status) || left() <= retryDelay) return answer;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'offline';
      if (!mayRepeat || !isOffline || left() <= retryDelay) throw error;
    }
    await wait(retryDelay);
    if (outgoing.signal?.aborted) throw new ApiError('aborted');
  }
}

/** Makes a call and answers what the service said, typed; throws an ApiError for everything else. */
export async function request<T>(call: Call<T>): Promise<T> {
  const { answer, quiet, isRepeatable = true, deadline = call.method === 'GET' ? 10_000 : 20_000, ...rest } = call;
  const work = attempt({ ...rest, deadline }, isRepeatable && call.method === 'GET');
  const raw = await (quiet ? work : counted(work));
  const { readAnswer, shapes } = await warmUp();
  return readAnswer(raw, answer(shapes));
}
