import { ApiError } from './ApiError';

/** What work brings, if it does so within milliseconds; after them, rejects with an ApiError of the kind `timeout`. */
export function inTime<T>(work: Promise<T>, deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError('timeout')), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
